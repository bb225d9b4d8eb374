import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import type { Log } from '../../src/server/log.ts'
import type { Deliver } from '../../src/server/mail/deliver.ts'
import { answerText } from '../../src/shared/forms/answer-text.ts'
import type { FormErrors } from '../../src/shared/forms/form-result.ts'
import type { MailAddresses } from '../../src/shared/mail/mail.ts'
import { createReference, type RandomBytes } from '../../src/shared/mail/reference.ts'
import { type Accepted, type Refused, respond } from './answer.ts'
import { type BodyResult, readBody } from './body.ts'
import { type MailForm, mailForms } from './forms.ts'
import { guessLocale } from './guess-locale.ts'
import { isOwnOrigin } from './origin.ts'

export interface HandlerOptions {
  /** Absent when no way to send mail is configured. */
  readonly mail: { readonly deliver: Deliver; readonly addresses: MailAddresses } | undefined
  /** Configured hosts whose pages may post here. */
  readonly hosts: readonly string[]
  readonly now: () => Date
  readonly randomBytes: RandomBytes
  readonly log: Log
}

/** A field that people do not see: what fills it is a program. */
const honeypot = 'website'

/** Makes the function behind `POST /mail/send`. Its response never says more about a fault than that there is one. */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  return async request => {
    const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false
    try {
      return respond(await answer(request, options), wantsJson)
    } catch (error) {
      options.log('mail-fault', { fault: error instanceof Error ? error.name : typeof error })
      return respond(refusal(guessLocale(request))(503, 'fault'), wantsJson)
    }
  }
}

type Words = keyof ReturnType<typeof answerText>

/** Makes refusals in a language; a message that is not empty stands in place of our own words. */
function refusal(locale: Locale, form: MailForm | undefined = mailForms.get('contact')) {
  return (
    statusCode: Refused['statusCode'],
    words: Words,
    errors: FormErrors = {},
    message = '',
  ): Refused => ({
    ok: false,
    statusCode,
    statusMessage: message || answerText(locale)[words],
    errors,
    locale,
    formPath: form?.formPath(locale) ?? '/',
  })
}

async function answer(request: Request, options: HandlerOptions): Promise<Accepted | Refused> {
  const refuse = refusal(guessLocale(request))
  if (request.method !== 'POST') return refuse(405, 'postOnly')
  if (!isOwnOrigin(request, options.hosts)) return refuse(403, 'foreign')
  const body = await readBody(request)
  if (!body.ok) return refuse(...bodyRefusals[body.error])
  const { text } = body.entries
  const given = text.get('locale')
  const locale = isLocale(given) ? given : guessLocale(request)
  const form = mailForms.get(text.get('form') ?? '')
  if (!form) return refusal(locale)(400, 'malformed')
  if (text.get(honeypot)) return accepted(form, locale, createReference(options.randomBytes))
  const checked = await form.check(body.entries, locale)
  if (!checked.ok) {
    return refusal(locale, form)(
      checked.tooLarge ? 413 : 422,
      checked.tooLarge ? 'tooLarge' : 'fields',
      checked.errors,
    )
  }
  if (!options.mail) return refusal(locale, form)(503, 'notConfigured')

  const { deliver, addresses } = options.mail
  const reference = createReference(options.randomBytes)
  const result = await deliver(reference, checked.mails({ reference, received: options.now(), addresses }))
  if (result.outcome !== 'delivered') {
    const { outcome, reason, words } = result
    options.log('mail-not-sent', { reference, outcome, reason })
    return refusal(locale, form)(502, reason === 'silent' ? 'silent' : 'unreachable', {}, words)
  }
  return accepted(form, locale, reference)
}

const bodyRefusals: Readonly<
  Record<Exclude<BodyResult, { ok: true }>['error'], [Refused['statusCode'], Words]>
> = {
  'too-large': [413, 'tooLarge'],
  'wrong-type': [415, 'wrongType'],
  malformed: [400, 'malformed'],
  'too-many-fields': [400, 'malformed'],
  'long-name': [400, 'malformed'],
  'wrong-kind': [400, 'malformed'],
}

const accepted = (form: MailForm, locale: Locale, reference: string): Accepted => ({
  ok: true,
  reference,
  sentPath: form.sentPath(locale),
})
