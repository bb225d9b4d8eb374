import type { APIRoute } from 'astro'
import { pagesByLocale } from '../routing/href.ts'
import { speculationLevel } from '../routing/speculation-level.ts'

/** Links that are never loaded ahead: they lead to no page in this tab, or to an address with parameters. */
const never = [
  { not: { href_matches: '/*\\?(.+)' } },
  { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
]
/**
 * A link to a place in a page is only fetched ahead: the browser scrolls there when the page is shown, and by then a
 * campaign's banner may have moved it.
 */
const toPlace = { not: { href_matches: '/*#(.+)' } }
/**
 * Only a mouse rests on a link. A finger touches it a tenth of a second before the tap: a page prerendered from then on
 * is shown later than one whose HTML alone was fetched. Nor does a phone prerender links that are merely in view.
 */
const underMouse = { selector_matches: ':hover' }

const pattern = (path: string) => path.replace(/\[(\w+)\]/g, ':$1')
const prerendered = pagesByLocale.filter(({ page }) => speculationLevel(page) === 'prerender')
const untouched = pagesByLocale.filter(({ page }) => speculationLevel(page) === undefined)

/**
 * What a browser may load before a click: it fetches a page whose link the pointer rests on or presses, and under a
 * mouse it prerenders the page.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...untouched.map(({ path }) => pattern(path)), '/mail/*'] } },
          ...never,
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prerender: [
    {
      where: {
        and: [{ href_matches: prerendered.map(({ path }) => pattern(path)) }, underMouse, toPlace, ...never],
      },
      eagerness: 'moderate',
    },
  ],
}

export const GET: APIRoute = () => new Response(JSON.stringify(rules))
