import type { APIRoute } from 'astro'
import { speculationLevel } from '../routing/ahead.ts'
import { pagesByLocale } from '../routing/href.ts'

/** Links that are never followed ahead: what they lead to is no page in this tab, or is asked of the site by parameters. */
const never = [
  { not: { href_matches: '/*\\?(.+)' } },
  { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
]
/** Where in a page its reader arrives is worked out when they do: a campaign's banner may stand above. */
const toPlace = { not: { href_matches: '/*#(.+)' } }
/**
 * Only a mouse rests on a link. A finger is on it a tenth of a second before the tap: a page that is begun then comes later
 * than one whose HTML alone was fetched. Nor does a phone make ready what is only in sight.
 */
const underMouse = { selector_matches: ':hover' }

const pattern = (path: string) => path.replace(/\[(\w+)\]/g, ':$1')
const prerendered = pagesByLocale.filter(({ page }) => speculationLevel(page) === 'prerender')
const untouched = pagesByLocale.filter(({ page }) => speculationLevel(page) === undefined)

/**
 * What a browser may do ahead of a click: fetch a page whose link the pointer rests on or is down on, and under a mouse
 * make it ready to be shown.
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
