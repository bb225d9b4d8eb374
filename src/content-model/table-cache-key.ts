declare global {
  var tableKey: Promise<string> | undefined
}

/**
 * Tells the build by which key the pages of the page table are kept, which Astro asks a page with parameters alone. Content is
 * read by the built site and the key wanted by the build's configuration: two copies of this code, that meet in the global object.
 */
export function setTableCacheKey(key: () => Promise<string>): void {
  globalThis.tableKey ??= key()
}

/** What was told in this build, once the paths of the entries' pages are known. */
export const tableCacheKey = async (): Promise<string | undefined> => globalThis.tableKey
