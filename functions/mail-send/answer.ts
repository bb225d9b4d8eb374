import { answerHeaders, pageResponse, redirectTo } from '../../src/server/plain-page.ts'
import { errorPage } from './error-page.ts'
import { type Receipt, receiptPage } from './receipt-page.ts'
import type { Refused } from './refusal.ts'

/** Accepted: the reference, and what a browser without script gets: an answer page or a receipt. */
export interface Accepted {
  readonly ok: true
  readonly reference: string
  /** When an order was priced, in milliseconds since 1970. */
  readonly pricedAt?: number
  /** The path of the answer page; `functions/form-sent` answers below it, with the reference. */
  readonly onward: { readonly path: string } | Receipt
}

/** Makes the response: JSON if the request accepts it, otherwise a redirect or a page. */
export function respond(answer: Accepted | Refused, wantsJson: boolean): Response {
  const headers = answerHeaders()
  if (!answer.ok && answer.statusCode === 405) headers.set('Allow', 'POST')
  if (wantsJson) {
    return Response.json(jsonBody(answer), { status: answer.ok ? 200 : answer.statusCode, headers })
  }
  if (!answer.ok) return pageResponse(answer.sender.locale, answer.statusCode, errorPage(answer), headers)
  const { onward, reference } = answer
  if ('path' in onward) return redirectTo(`${onward.path}/${reference}`, headers)
  return pageResponse(onward.sender.locale, 200, receiptPage(reference, onward), headers)
}

function jsonBody(answer: Accepted | Refused) {
  if (answer.ok) {
    const { reference, pricedAt, onward } = answer
    return { ok: true, reference, pricedAt, ...('rows' in onward && { receipt: onward.rows }) }
  }
  const { statusCode, statusMessage, errors } = answer
  return { ok: false, statusCode, statusMessage, ...(Object.keys(errors).length > 0 && { errors }) }
}
