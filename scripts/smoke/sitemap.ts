import { mapConcurrently } from '../../src/shared/map-concurrently.ts'
import { attributes, texts } from '../../tests/support/html.ts'
import type { FetchAnswer } from './ask.ts'
import { faults, type Result, resultOf } from './result.ts'

export interface ListedPages {
  readonly paths: readonly string[]
  readonly results: readonly Result[]
}

/**
 * Reads the sitemap. Only the paths of its addresses are used, since a preview has another host. All addresses must be
 * on hosts that the start page names as its own.
 */
export async function readSitemap(ask: FetchAnswer): Promise<ListedPages> {
  const index = '/sitemap-index.xml'
  const addresses: string[] = []
  const read = async (path: string): Promise<string[]> => {
    const { status, text } = await ask(path)
    if (status !== 200) throw new Error(`answered ${status}`)
    return texts(text, 'loc')
  }
  const own = new Set<string>()
  const home = await resultOf('Sitemap', '/', async () => {
    const { text } = await ask('/')
    for (const address of attributes(text, 'link[rel=canonical], link[hreflang]', 'href'))
      if (URL.canParse(address)) own.add(new URL(address).origin)
    return faults([[own.size > 0, 'has no canonical or hreflang link']])
  })
  let parts: string[] = []
  const top = await resultOf('Sitemap', index, async () => {
    parts = (await read(index)).map(address => new URL(address).pathname)
    return faults([[parts.length > 0, 'lists no sitemap']])
  })
  const results = await mapConcurrently(parts, part =>
    resultOf('Sitemap', part, async () => {
      const found = await read(part)
      addresses.push(...found)
      const foreign = found.filter(address => !own.has(new URL(address).origin))
      return faults([
        [found.length > 0, 'lists no page'],
        [foreign.length === 0, `lists ${foreign[0]}, which is on another host`],
      ])
    }),
  )
  return {
    paths: [...new Set(addresses.map(address => new URL(address).pathname))],
    results: [home, top, ...results],
  }
}
