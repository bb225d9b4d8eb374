import type { APIRoute } from 'astro'
import { pagesByLocale } from '../routing/href.ts'
import { isIndexed } from '../routing/roles.ts'

/** Every page may be fetched ahead of a click but those that act for one visitor. */
export const GET: APIRoute = () => {
  const excluded = pagesByLocale.filter(({ page }) => !isIndexed(page)).map(({ path }) => path)
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...excluded, '/mail/*', '/*\\?(.+)'] } },
            { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
  return new Response(JSON.stringify(rules))
}
