import { pageOfPattern } from '../../src/routing/match.ts'
import { headersFor, parseHeaders } from '../../src/server/header-rules.ts'
import { faultName, type Log } from '../../src/server/log.ts'
import { redirectTo } from '../../src/server/plain-page.ts'
import { referenceShape } from '../../src/shared/mail/reference.ts'
import { showReference } from './show-reference.ts'

interface HandlerOptions {
  /** Reads a file of the built site, such as `'/_headers'`. */
  readonly readBuilt: (path: string) => Promise<string>
  readonly log: Log
}

/**
 * Makes the function behind `<answer page>/<reference>`: the built answer page with the reference in its HTML, for
 * readers without scripts. Anything unexpected redirects to the static page, where a script shows the reference.
 */
export function createHandler({
  readBuilt,
  log,
}: HandlerOptions): (request: Pick<Request, 'url'>) => Promise<Response> {
  return async ({ url }) => {
    const [, answerPage = '', reference = ''] = /^(.+)\/([^/]+)\/?$/.exec(new URL(url).pathname) ?? []
    const { locale } = pageOfPattern(answerPage)
    if (!referenceShape.test(reference)) return redirectTo(answerPage)
    try {
      const [html, rules] = await Promise.all([readBuilt(`${answerPage}.html`), readBuilt('/_headers')])
      const headers = new Headers(headersFor(parseHeaders(rules), answerPage))
      headers.set('Cache-Control', 'no-store')
      headers.set('Content-Type', 'text/html; charset=utf-8')
      headers.set('Content-Language', locale)
      return new Response(showReference(html, reference), { headers })
    } catch (error) {
      log('form-sent-fault', { fault: faultName(error) })
      return redirectTo(`${answerPage}?reference=${reference}`)
    }
  }
}
