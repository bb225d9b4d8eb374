import type { Plugin } from 'vite'

/** Astro's name for the module that holds all stored entries. */
export const storedEntries = /^\0astro:data-layer-content$/

/** A module that reads the stored entries from their file. */
export const storeModuleCode = (file: string) =>
  [
    `import { readFileSync } from 'node:fs'`,
    `export default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`,
  ].join('\n')

/**
 * Lets pages read the stored entries from their file. Astro would write them into a module as text: with thousands of
 * entries that is tens of megabytes of script to parse, at each change in development and once more in a build.
 *
 * @param file where Astro keeps the entries, as an absolute path
 */
export function storeModule(file: string): Plugin {
  const code = storeModuleCode(file)
  return {
    name: 'perrong:store-module',
    enforce: 'pre',
    // Astro's own plugin comes earlier in the list.
    load: { order: 'pre', filter: { id: storedEntries }, handler: () => ({ code, map: null }) },
  }
}
