import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../../editor/page/', import.meta.url))

/**
 * Parts that no form of ours uses: colours for program code, maps, pictures, and the editor's own words in languages that
 * are not the site's.
 */
const unused =
  /^(?:@shikijs\/(?:langs|themes)\/|leaflet\/|terra-draw|exifr\/|svgo\/)|\/chunks\/(?:heic|webp)|\/locales\/(?!(?:da|sv|en-[A-Z]+)\.json)/

const leaveOut: Plugin = {
  name: 'perrong:leave-out',
  enforce: 'pre',
  resolveId: id => (unused.test(id) ? '\0unused' : undefined),
  load: id => (id === '\0unused' ? 'export default {}' : undefined),
}

/**
 * Addresses outside that the package would ask by itself: its fonts, which it also has as files of its own, and whether the
 * repository's host has trouble, which one notices anyway.
 */
const stayAtHome: Plugin = {
  name: 'perrong:stay-at-home',
  transform: (code, id) =>
    id.includes('@sveltia/cms')
      ? code
          .replace(/@font-face \{[^}]*https:\/\/[^}]*\}/g, '')
          .replace(
            /https:\/\/www\.githubstatus\.com\/api\/[\w/.]+/,
            'data:application/json,{"status":{"indicator":"none"}}',
          )
      : undefined,
}

/** Bundles the editor's page into a folder. It shares nothing with the site's pages. */
export async function buildEditor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: source,
    base: '/admin/',
    logLevel: 'error',
    plugins: [leaveOut, stayAtHome],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2024',
      rolldownOptions: {
        input: join(source, 'editor.ts'),
        output: {
          entryFileNames: 'editor.js',
          chunkFileNames: 'parts/[name]-[hash].js',
          assetFileNames: 'parts/[name]-[hash][extname]',
        },
      },
    },
  })
  await mkdir(outDir, { recursive: true })
  for (const file of ['index.html', 'editor.css']) await copyFile(join(source, file), join(outDir, file))
}
