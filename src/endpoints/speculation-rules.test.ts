import * as v from 'valibot'
import { expect, test } from 'vitest'
import { GET } from './speculation-rules.json.ts'

const patterns = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform(given => [given].flat()),
)
const condition = v.union([
  v.object({ href_matches: patterns }),
  v.object({ selector_matches: v.string() }),
  v.object({
    not: v.union([v.object({ href_matches: patterns }), v.object({ selector_matches: v.string() })]),
  }),
])
const rule = v.tuple([
  v.object({
    where: v.object({ and: v.array(condition) }),
    eagerness: v.picklist(['moderate', 'conservative']),
  }),
])
const schema = v.strictObject({ prefetch: rule, prerender: rule })
const site = 'https://perrong.example'

/** Whether a rule applies to a link by its address alone, as a browser evaluates it. */
function holds({ where }: v.InferOutput<typeof rule>[0], path: string): boolean {
  const matches = (given: readonly string[]) =>
    given.some(pattern => new URLPattern(pattern, site).test(site + path))
  return where.and.every(part => {
    if ('href_matches' in part) return matches(part.href_matches)
    if ('selector_matches' in part) return true
    return 'selector_matches' in part.not || !matches(part.not.href_matches)
  })
}

/** What a browser loads before a click on a link. */
async function ahead(path: string): Promise<string> {
  const answer = await GET({} as Parameters<typeof GET>[0])
  const rules = v.parse(schema, await answer.json())
  if (holds(rules.prerender[0], path)) return 'prerender'
  return holds(rules.prefetch[0], path) ? 'prefetch' : 'nothing'
}

test.each([
  ['/guide-detail/sweden', 'prerender'],
  ['/sv/resrutter', 'prerender'],
  ['/da/tips-fra-tog', 'prerender'],
  ['/sv/tips-detail/packa', 'prerender'],
  ['/support', 'prerender'],
  // These contain the reader's choices or input, or scripts of others.
  ['/', 'prefetch'],
  ['/sv', 'prefetch'],
  ['/contact-us', 'prefetch'],
  ['/da/erhvervsansogning', 'prefetch'],
  ['/buy-interrail', 'prefetch'],
  ['/sv/presentkort', 'prefetch'],
  ['/da/taxa', 'prefetch'],
  ['/j-rail-pass', 'prefetch'],
  // The browser scrolls to the place when the page is shown.
  ['/sv/reseguider#norden', 'prefetch'],
  // These belong to one visitor, or answer a message.
  ['/checkout', 'nothing'],
  ['/da/kassen/sendt', 'nothing'],
  ['/saved', 'nothing'],
  ['/sv/angra-avtal', 'nothing'],
  ['/newsletter/confirm', 'nothing'],
  ['/offline', 'nothing'],
  ['/404', 'nothing'],
  ['/mail/send', 'nothing'],
  ['/contact-us?subject=claim', 'nothing'],
  ['/travel-guides?region=nordic', 'nothing'],
])('before a click on %s: %s', async (path, expected) => {
  expect(await ahead(path)).toBe(expected)
})

test('leaves out downloads, other tabs and links marked nofollow', async () => {
  const answer = await GET({} as Parameters<typeof GET>[0])
  for (const [{ where }] of Object.values(v.parse(schema, await answer.json()))) {
    expect(where.and).toContainEqual({
      not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' },
    })
  }
})

test('prerenders a page under a mouse only, and fetches it for a finger too', async () => {
  const answer = await GET({} as Parameters<typeof GET>[0])
  const { prefetch, prerender } = v.parse(schema, await answer.json())
  expect(prerender[0].where.and).toContainEqual({ selector_matches: ':hover' })
  expect(prefetch[0].where.and).not.toContainEqual({ selector_matches: ':hover' })
})
