import type { Plugin } from 'vite'

/** What each built script may load, at once or later: scripts and style sheets, as paths on this site. */
export type Loads = ReadonlyMap<string, readonly string[]>

const loadsByChunk = new Map<string, readonly string[]>()

/** What this build's scripts may load, once they are bundled. */
export const buildLoads: Loads = loadsByChunk

/** Notes in `buildLoads` what the bundler knows. */
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

/** Files of a page, with all that they may load: an island's script too, which comes on the first touch. */
export function withLoaded(files: readonly string[], loads: Loads): string[] {
  const all = new Set(files)
  // A set is walked on to what is added on the way.
  for (const file of all) for (const loaded of loads.get(file) ?? []) all.add(loaded)
  return [...all]
}
