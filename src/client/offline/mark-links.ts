import { pagesCache, savedCache } from '../../shared/offline/caches.ts'

const isPage = (link: HTMLAnchorElement | HTMLAreaElement) => /^https?:$/.test(link.protocol)

async function keptAddresses(): Promise<Set<string>> {
  const kept = [pagesCache, savedCache].map(async name => {
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : []
    return requests.map(({ url }) => url)
  })
  return new Set((await Promise.all(kept)).flat())
}

/** Marks the links whose pages are not on this device; they still lead there. */
export async function markLinks(words: string): Promise<void> {
  const kept = await keptAddresses()
  kept.add(location.origin + location.pathname)
  for (const link of document.links) {
    if (!isPage(link) || kept.has(link.origin + link.pathname)) continue
    link.dataset['unreachable'] = ''
    // Read after the link's own words.
    link.ariaDescription = words
  }
}

export function unmarkLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-unreachable]')) {
    delete link.dataset['unreachable']
    link.ariaDescription = null
  }
}
