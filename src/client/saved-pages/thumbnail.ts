import type { SavedPage } from '../save-offline/record.ts'

/** A page has its own poster as SVG in its HTML, and the posters of other pages as files. */
const poster = /<svg xmlns=.*?<\/svg>/s

/** The addresses of pictures by page and version, since the list is rendered again at each change. */
const found = new Map<string, string | undefined>()

async function findPicture(cache: Cache, { path, payload }: SavedPage): Promise<string | undefined> {
  const html = await (await cache.match(path, { ignoreVary: true }))?.text()
  const [svg] = poster.exec(html ?? '') ?? []
  if (svg) return `data:image/svg+xml,${encodeURIComponent(svg)}`
  return Object.keys(payload.files).find(file => file.startsWith('/pictures/') && !file.includes('footer'))
}

/** Gives a row the poster of its page, taken from the saved copy, so that it is available offline. */
export async function showPicture(image: HTMLImageElement, cache: Cache, page: SavedPage): Promise<void> {
  const key = `${page.path} ${page.payload.version}`
  if (!found.has(key)) found.set(key, await findPicture(cache, page))
  const address = found.get(key)
  // Trusted Types allow no text as `src`, which could be a script's.
  if (address) image.srcset = address
}
