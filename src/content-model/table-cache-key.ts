declare global {
  var perrongTableCacheKey: Promise<string> | undefined
}

/**
 * Sets the cache key of the pages of the page table; Astro asks only pages with parameters for a key. The built site
 * reads the content and the build's configuration needs the key. They have two copies of this module, so the key is
 * shared through the global object.
 */
export function setTableCacheKey(key: () => Promise<string>): void {
  globalThis.perrongTableCacheKey ??= key()
}

/** The key of this build, available once the paths of the entry pages are known. */
export const tableCacheKey = async (): Promise<string | undefined> => globalThis.perrongTableCacheKey
