import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFile } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.TETRARCHY_SERVER ?? 'http://127.0.0.1:8420'

/** Messages of the program's own file that only the terminal says. */
const TERMINAL = /^(arena|backup|command|help|progress|report|restore|serve|simulate)-/

/** Fluent files without comments, and the program's without what the page never says. */
function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?raw')) return null
      const file = id.slice(0, -'?raw'.length)
      this.addWatchFile(file)
      const blocks = (await readFile(file, 'utf8')).split(/^(?=[a-z#])/m)
      const program = file.endsWith(`/tetrarchy/${file.split('/').pop() ?? ''}`)
      const kept = blocks.filter((block) => !block.startsWith('#') && !(program && TERMINAL.test(block)))
      return `export default ${JSON.stringify(kept.join('').replace(/\n{2,}/g, '\n'))}`
    },
  }
}

export default defineConfig({
  plugins: [messages(), svelte()],
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
