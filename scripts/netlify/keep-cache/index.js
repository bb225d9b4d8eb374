/**
 * A plugin for the host's build that keeps caches from one deploy to the next, so that only what has changed is drawn.
 * The host usually keeps `node_modules` by itself, and then everything is in place already.
 */
const folders = ['node_modules/.cache/perrong', 'node_modules/.astro']

/** @param {{ utils: { cache: { restore(paths: readonly string[]): Promise<boolean> } } }} build */
export const onPreBuild = ({ utils }) => utils.cache.restore(folders)

/** @param {{ utils: { cache: { save(paths: readonly string[]): Promise<boolean> } } }} build */
export const onPostBuild = ({ utils }) => utils.cache.save(folders)
