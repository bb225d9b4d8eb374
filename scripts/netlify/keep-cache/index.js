/**
 * A plugin of the host's build: what was drawn and read for a deploy is there for the next, so that it draws only what has
 * changed. The host keeps `node_modules` by itself most of the time, and then this finds everything in place.
 */
const folders = ['node_modules/.cache/perrong', 'node_modules/.astro']

/** @param {{ utils: { cache: { restore(paths: readonly string[]): Promise<boolean> } } }} build */
export const onPreBuild = ({ utils }) => utils.cache.restore(folders)

/** @param {{ utils: { cache: { save(paths: readonly string[]): Promise<boolean> } } }} build */
export const onPostBuild = ({ utils }) => utils.cache.save(folders)
