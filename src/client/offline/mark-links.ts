import { pagesCache, savedCache } from '../../shared/offline/caches.ts'

/**
 * The links of the page's content: its text and search results. The header, the breadcrumbs and the footer lead to the
 * same pages everywhere.
 */
const markable = 'main a[href]:not(.crumbs a), .hits a[href]'

const isPage = ({ protocol }: HTMLAnchorElement) => /^https?:$/.test(protocol)

async function cachedPaths(): Promise<Set<string>> {
  const cached = [pagesCache, savedCache].map(async name => {
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : []
    return requests.map(({ url }) => url)
  })
  return new Set((await Promise.all(cached)).flat())
}

/**
 * Marks the links to pages that are not cached on this device, including links that are added or changed later. They
 * still work.
 *
 * @returns removes the marks and stops adding more
 */
export function markLinks(words: string): () => void {
  let isOver = false
  let observer: MutationObserver | undefined
  const follow = async () => {
    const cached = await cachedPaths()
    // The network may be back.
    if (isOver) return
    cached.add(location.origin + location.pathname)
    const mark = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>(markable)) {
        const isMissing = isPage(link) && !cached.has(link.origin + link.pathname)
        // A list of results reuses its links with other addresses.
        if (isMissing === 'unreachable' in link.dataset) continue
        link.toggleAttribute('data-unreachable', isMissing)
        // Screen readers read this after the link's text.
        link.ariaDescription = isMissing ? words : null
      }
    }
    mark()
    observer = new MutationObserver(mark)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
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
