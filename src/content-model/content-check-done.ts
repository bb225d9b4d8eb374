import type { Loader } from 'astro/loaders'

declare global {
  var perrongContentCheck: Promise<void> | undefined
}

/**
 * Registers the build's check of all content files. The build's configuration starts it and the content's configuration
 * waits for it; they have two copies of this module, so the promise is shared through the global object.
 *
 * @param check rejects if there are faults, with which the log then ends
 */
export function startContentCheck(check: Promise<void>): void {
  globalThis.perrongContentCheck = check
  // Whoever waits for the promise handles the rejection.
  check.catch(() => undefined)
}

/** Resolves once all files are valid, or at once if nothing checks them. @throws if there are faults */
export const contentCheckDone = async (): Promise<void> => globalThis.perrongContentCheck

/**
 * Makes a loader read its files while they are checked, and wait for the check at the end. The check reports every fault
 * with its line; a loader would report only the first.
 */
export const besideCheck = (loader: Loader): Loader => ({
  ...loader,
  async load(context) {
    const loaded = loader.load(context)
    // If the check fails, nobody waits for the loader, which may have failed because of the same file.
    loaded.catch(() => undefined)
    await contentCheckDone()
    await loaded
  },
})
