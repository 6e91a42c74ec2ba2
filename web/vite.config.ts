import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.TETRARCHY_SERVER ?? 'http://127.0.0.1:8420'

/** Messages of the program's own file that only the terminal says. */
const TERMINAL = /^(arena|backup|beside|call|card|command|compare|help|progress|report|restore|serve|simulate)-/

/** Messages of a game's file that every page says: what the game is called, and the words of its plate. */
const PLATE = 'game-'

/**
 * Fluent files without comments, and the program's without what the page never says. The words of the plates
 * are in the files of their games, and reach the page in its own file.
 */
function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?raw')) return null
      const file = id.slice(0, -'?raw'.length)
      const read = async (path: string) => {
        this.addWatchFile(path)
        const blocks = (await readFile(path, 'utf8')).split(/^(?=[a-z#])/m)
        return blocks.filter((block) => !block.startsWith('#'))
      }
      const own = await read(file)
      const [, place, name = ''] = /\/(tetrarchy|web\/src|web\/src\/games\/[^/]+)\/([^/]+)$/.exec(file) ?? []
      let kept = own
      if (place === 'tetrarchy') kept = own.filter((block) => !TERMINAL.test(block))
      else if (place === 'web/src') {
        const games = join(dirname(file), 'games')
        const folders = (await readdir(games, { withFileTypes: true })).filter((entry) => entry.isDirectory())
        for (const folder of folders) {
          const words = await read(join(games, folder.name, name)).catch(() => [])
          kept.push(...words.filter((block) => block.startsWith(PLATE)))
        }
      } else if (place) kept = own.filter((block) => !block.startsWith(PLATE))
      return `export default ${JSON.stringify(kept.join('').replace(/\n{2,}/g, '\n'))}`
    },
  }
}

/** What the server draws pictures of links with: the games' covers, and fonts, under names that do not change. */
function forPictures(): Plugin {
  return {
    name: 'for-pictures',
    apply: 'build',
    async generateBundle() {
      const games = join(import.meta.dirname, 'src', 'games')
      for (const game of await readdir(games)) {
        const files = await readdir(join(games, game)).catch(() => [])
        for (const file of files.filter((name) => /^cover.*\.svg$/.test(name))) {
          const name = file === 'cover.svg' ? `${game}.svg` : file.replace('cover-', '')
          this.emitFile({ type: 'asset', fileName: `covers/${name}`, source: await readFile(join(games, game, file)) })
        }
      }
      const fonts = join(import.meta.dirname, 'node_modules', '@fontsource', 'alegreya-sans', 'files')
      for (const alphabet of ['latin', 'latin-ext', 'cyrillic'])
        for (const weight of [500, 800]) {
          const name = `alegreya-sans-${alphabet}-${weight}-normal.woff`
          this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: await readFile(join(fonts, name)) })
        }
    },
  }
}

export default defineConfig({
  plugins: [messages(), svelte(), forPictures()],
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
