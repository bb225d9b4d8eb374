import type { Plugin } from 'vite'

/**
 * Vite's name for the module behind every dynamic import of the browser's code. It is a pattern, since a string would
 * be a glob.
 */
const preloadHelper = /^\0vite\/preload-helper\.js$/

/**
 * Does what Vite's own loader does without preloading, in 100 bytes of every page instead of 900: a failure dispatches
 * an event, which its handler may cancel.
 */
const loader = `
export const __vitePreload = load => load().catch(fault => {
  const event = new Event('vite:preloadError', { cancelable: true })
  if (dispatchEvent(event)) throw fault
})
`

/**
 * The script of every page, with all its imports, in one file. Scripts of single pages and chunks import from it what
 * they share. In separate files a few small modules would take half a kilobyte more.
 */
const pageScript = { name: 'page', test: /\/layouts\/head\/Head\.astro/ }

/**
 * Files are named by their hashes only, which saves 40 bytes of each page and 80 of the script that names later chunks.
 */
const fileNames = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  /\/src\/client\/|\?astro&type=script/.test(facadeModuleId ?? '')
    ? '_astro/[hash].js'
    : '_astro/[name].[hash].js'

/**
 * The shop's rules that every island of the shop needs, in one file. Each of these modules is small and has different
 * importers, so the bundler would make a file of each.
 */
const shopRules = {
  name: 'rules',
  test: /\/src\/shared\/shop\/(?:basket\/limits|price-rules\/age|pass-chooser\/(?:covers|residence))\.ts$/,
}

/** React and the modules that every island needs beside it, in one file. In separate files they take 1.8 KB more. */
const islandBase = {
  name: 'react',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/islands\/(?:boundary|icon|hydration\/(?:use|keep)-)/,
}

/** Replaces Vite's loader, which contains code for preloading that is not used, with a small one. */
export function chunkLoader(): Plugin {
  return {
    name: 'perrong:chunk-loader',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    enforce: 'pre',
    // The list of a chunk's own imports would be part of every page.
    config: () => ({
      build: { modulePreload: { resolveDependencies: () => [] } },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                entryFileNames: fileNames,
                chunkFileNames: fileNames,
                codeSplitting: { groups: [pageScript, islandBase, shopRules] },
              },
            },
          },
        },
      },
    }),
    load: { filter: { id: preloadHelper }, handler: () => loader },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.viteMetadata?.importedCss.size)
          this.error(
            `${chunk.fileName} would come without its style sheet: import that with ?inline and adopt it`,
          )
    },
  }
}
