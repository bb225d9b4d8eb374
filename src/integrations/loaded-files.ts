import type { Plugin } from 'vite'

/** The scripts and style sheets that each built script may load, as paths on this site. */
export type Loads = ReadonlyMap<string, readonly string[]>

const loadsByChunk = new Map<string, readonly string[]>()

/** The loads of this build's scripts, available after bundling. */
export const buildLoads: Loads = loadsByChunk

/** Records the bundler's information in `buildLoads`. */
export function recordLoads(): Plugin {
  return {
    name: 'perrong:loaded-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const loaded = [...chunk.imports, ...chunk.dynamicImports, ...(chunk.viteMetadata?.importedCss ?? [])]
        loadsByChunk.set(
          `/${chunk.fileName}`,
          loaded.map(file => `/${file}`),
        )
      }
    },
  }
}

/** Adds to a page's files everything that they may load, including the scripts of islands. */
export function withLoaded(files: readonly string[], loads: Loads): string[] {
  const all = new Set(files)
  // Iterating over a set also visits items that are added during the loop.
  for (const file of all) for (const loaded of loads.get(file) ?? []) all.add(loaded)
  return [...all]
}
