import * as v from 'valibot'
import { expect, test } from 'vitest'
import { GET } from './speculation-rules.json.ts'

const not = v.object({ not: v.object({ href_matches: v.array(v.string()) }) })
const schema = v.object({
  prefetch: v.tuple([
    v.object({
      where: v.object({ and: v.tuple([v.object({ href_matches: v.string() }), not, v.unknown()]) }),
    }),
  ]),
})
const site = 'https://perrong.example'

/** Whether the rules have a browser fetch a link's address ahead of the click. */
async function isFetched(path: string): Promise<boolean> {
  const answer = await GET({} as Parameters<typeof GET>[0])
  const [
    {
      where: {
        and: [all, excluded],
      },
    },
  ] = v.parse(schema, await answer.json()).prefetch
  const matches = (pattern: string) => new URLPattern(pattern, site).test(site + path)
  return matches(all.href_matches) && !excluded.not.href_matches.some(matches)
}

test.each([
  ['/', true],
  ['/guide-detail/sweden', true],
  ['/sv/resguider#norden', true],
  ['/checkout', false],
  ['/da/kassen/sendt', false],
  ['/mail/send', false],
  ['/contact-us?subject=claim', false],
])('fetches %s ahead: %s', async (path, fetched) => {
  expect(await isFetched(path)).toBe(fetched)
})
