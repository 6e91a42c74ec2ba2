import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.TETRARCHY_SERVER ?? 'http://127.0.0.1:8420'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.TETRARCHY_PAGE ?? '../src/tetrarchy/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
})
