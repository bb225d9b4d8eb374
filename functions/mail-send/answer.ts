import { securityHeaders } from '../../src/shared/security-headers.ts'
import { errorPage } from './error-page.ts'
import { plainPageStyleHash } from './plain-page.ts'
import { type Receipt, receiptPage } from './receipt-page.ts'
import type { Refused } from './refusal.ts'

/** Accepted: the reference, and what a browser without script gets: the answer page, or a receipt. */
export interface Accepted {
  readonly ok: true
  readonly reference: string
  readonly onward: { readonly path: string } | Receipt
}

/** Lets the answer page show the reference without being told by anything but its address. */
const sentLocation = (path: string, reference: string) => `${path}?reference=${reference}`

/** The response: JSON to whoever asks for it, else a redirect or a page. */
export function respond(answer: Accepted | Refused, wantsJson: boolean): Response {
  const headers = new Headers({
    ...securityHeaders({ styleHashes: [plainPageStyleHash] }),
    'Cache-Control': 'no-store',
    ...(!answer.ok && answer.statusCode === 405 && { Allow: 'POST' }),
  })
  if (wantsJson) {
    return Response.json(jsonBody(answer), { status: answer.ok ? 200 : answer.statusCode, headers })
  }
  const page = (of: Refused | Receipt, status: number, html: string) => {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Language', of.sender.locale)
    return new Response(html, { status, headers })
  }
  if (!answer.ok) return page(answer, answer.statusCode, errorPage(answer))
  if ('rows' in answer.onward) return page(answer.onward, 200, receiptPage(answer.reference, answer.onward))
  headers.set('Location', sentLocation(answer.onward.path, answer.reference))
  return new Response(null, { status: 303, headers })
}

function jsonBody(answer: Accepted | Refused) {
  if (answer.ok) {
    const { reference, onward } = answer
    return { ok: true, reference, ...('rows' in onward && { receipt: onward.rows }) }
  }
  const { statusCode, statusMessage, errors } = answer
  return { ok: false, statusCode, statusMessage, ...(Object.keys(errors).length > 0 && { errors }) }
}
