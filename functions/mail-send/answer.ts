import type { Locale } from '../../src/i18n/locales.ts'
import { answerText } from '../../src/shared/forms/answer-text.ts'
import type { FormErrors } from '../../src/shared/forms/form-result.ts'
import { securityHeaders } from '../../src/shared/security-headers.ts'
import { errorPage, errorPageStyleHash } from './error-page.ts'

/** Accepted: the reference, and the answer page for browsers without script. */
export interface Accepted {
  readonly ok: true
  readonly reference: string
  readonly sentPath: string
}

/** Not accepted. `statusMessage` is one line in the sender's language, or the mail server's own. */
export interface Refused {
  readonly ok: false
  readonly statusCode: 400 | 403 | 405 | 413 | 415 | 422 | 502 | 503
  readonly statusMessage: string
  readonly errors: FormErrors
  readonly locale: Locale
  readonly formPath: string
}

/** Lets the answer page show the reference without being told by anything but its address. */
const sentLocation = ({ sentPath, reference }: Accepted) => `${sentPath}?reference=${reference}`

/** The response: JSON to whoever asks for it, else a redirect or a page. */
export function respond(answer: Accepted | Refused, wantsJson: boolean): Response {
  const headers = new Headers({
    ...securityHeaders({ styleHashes: [errorPageStyleHash] }),
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
  headers.set('Content-Language', answer.locale)
  const text = answerText(answer.locale)
  const page = errorPage({
    ...answer,
    title: hasErrors(answer) ? text.fields : text.errorTitle,
    message: hasErrors(answer) ? '' : `${text.error} ${answer.statusMessage}`,
  })
  return new Response(page, { status: answer.statusCode, headers })
}

const hasErrors = ({ errors }: Refused) => Object.keys(errors).length > 0

function jsonBody(answer: Accepted | Refused) {
  if (answer.ok) return { ok: true, reference: answer.reference }
  const { statusCode, statusMessage, errors } = answer
  return { ok: false, statusCode, statusMessage, ...(hasErrors(answer) && { errors }) }
}
