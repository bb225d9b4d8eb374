import { securityHeaders } from '../../src/shared/security-headers.ts'
import { errorPage } from './error-page.ts'
import { plainPageStyleHash } from './plain-page.ts'
import type { Refused } from './refusal.ts'

/** Accepted: the reference, and the answer page for browsers without script. */
export interface Accepted {
  readonly ok: true
  readonly reference: string
  readonly sentPath: string
}

/** Lets the answer page show the reference without being told by anything but its address. */
const sentLocation = ({ sentPath, reference }: Accepted) => `${sentPath}?reference=${reference}`

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
  if (answer.ok) {
    headers.set('Location', sentLocation(answer))
    return new Response(null, { status: 303, headers })
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', answer.sender.locale)
  return new Response(errorPage(answer), { status: answer.statusCode, headers })
}

function jsonBody(answer: Accepted | Refused) {
  if (answer.ok) return { ok: true, reference: answer.reference }
  const { statusCode, statusMessage, errors } = answer
  return { ok: false, statusCode, statusMessage, ...(Object.keys(errors).length > 0 && { errors }) }
}
