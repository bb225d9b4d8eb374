import { pagesCache, savedCache } from '../../shared/offline/caches.ts'

const isPage = (link: HTMLAnchorElement | HTMLAreaElement) => /^https?:$/.test(link.protocol)

async function cachedPaths(): Promise<Set<string>> {
  const cached = [pagesCache, savedCache].map(async name => {
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : []
    return requests.map(({ url }) => url)
  })
  return new Set((await Promise.all(cached)).flat())
}

/**
 * Marks the links whose pages are not on this device, those that are drawn later too; they still lead there.
 *
 * @returns takes it all back, also what is still being found out
 */
export function markLinks(words: string): () => void {
  let isOver = false
  let observer: MutationObserver | undefined
  const follow = async () => {
    const cached = await cachedPaths()
    // The network may have come back.
    if (isOver) return
    cached.add(location.origin + location.pathname)
    const mark = () => {
      for (const link of document.links) {
        if (!isPage(link) || cached.has(link.origin + link.pathname)) continue
        link.dataset['unreachable'] = ''
        // Read after the link's own words.
        link.ariaDescription = words
      }
    }
    mark()
    observer = new MutationObserver(mark)
    observer.observe(document.body, { childList: true, subtree: true })
  }
  void follow()
  return () => {
    isOver = true
    observer?.disconnect()
    for (const link of document.querySelectorAll<HTMLElement>('[data-unreachable]')) {
      delete link.dataset['unreachable']
      link.ariaDescription = null
    }
  }
}
