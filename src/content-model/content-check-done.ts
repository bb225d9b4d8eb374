import type { Loader } from 'astro/loaders'

declare global {
  var contentCheck: Promise<void> | undefined
}

/**
 * Tells those who read content that a build's check of all files is under way. The build's configuration starts it and the
 * content's configuration waits for it: two copies of this code, that meet in the global object.
 *
 * @param check rejects with the faults
 */
export function startContentCheck(check: Promise<void>): void {
  globalThis.contentCheck = check
  // Told by whoever waits for it.
  check.catch(() => undefined)
}

/** Resolves when all files are found right; at once where nothing checks them. @throws with the faults */
export const contentCheckDone = async (): Promise<void> => globalThis.contentCheck

/** Reads nothing before that: the check names every fault with its line, a loader the first that it comes upon. */
export const afterCheck = (loader: Loader): Loader => ({
  ...loader,
  async load(context) {
    await contentCheckDone()
    return loader.load(context)
  },
})
