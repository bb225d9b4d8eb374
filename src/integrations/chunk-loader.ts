import type { Plugin } from 'vite'

/** Vite's name for the module that every dynamic import of the browser's code goes through. As a text it would be a glob. */
const preloadHelper = /^\0vite\/preload-helper\.js$/

/**
 * What Vite's own does when nothing is loaded ahead, in 100 bytes of every page in place of 900: a failure is an event that
 * whoever answers it prevents.
 */
const loader = `
export const __vitePreload = load => load().catch(fault => {
  const event = new Event('vite:preloadError', { cancelable: true })
  if (dispatchEvent(event)) throw fault
})
`

/**
 * The script of every page, with all that it imports: one file, from which those of single pages and those that come later
 * take what they share with it. In files of their own a few small modules would weigh half a kilobyte more.
 */
const pageScript = { name: 'page', test: /\/layouts\/head\/Head\.astro/ }

/**
 * A page names its scripts, and the script of every page the later parts of behaviours: by their hashes alone, which saves
 * 40 bytes of a page and 80 of the script.
 */
const fileNames = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  /\/src\/client\/|\?astro&type=script/.test(facadeModuleId ?? '')
    ? '_astro/[hash].js'
    : '_astro/[name].[hash].js'

/**
 * What every island of the shop needs of its rules, in one file: each of these modules is small, and has other importers than
 * the next, so that the bundler would make a file of each.
 */
const shopRules = {
  name: 'rules',
  test: /\/src\/shared\/shop\/(?:basket\/limits|price-rules\/age|pass-chooser\/(?:covers|residence))\.ts$/,
}

/** Puts a small loader in place of Vite's, which carries code for preloading that is not used. */
export function chunkLoader(): Plugin {
  return {
    name: 'perrong:chunk-loader',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    enforce: 'pre',
    // The names of a chunk's own imports would stand in every page.
    config: () => ({
      build: { modulePreload: { resolveDependencies: () => [] } },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                entryFileNames: fileNames,
                chunkFileNames: fileNames,
                codeSplitting: { groups: [pageScript, shopRules] },
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
