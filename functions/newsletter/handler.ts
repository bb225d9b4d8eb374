import { createHash } from 'node:crypto'
import type { Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { pageOfPattern } from '../../src/routing/match.ts'
import { faultName, type Log } from '../../src/server/log.ts'
import type { DeliveryResult } from '../../src/server/mail/deliver.ts'
import { fullText } from '../../src/server/mail/full-text.ts'
import type { MailServices } from '../../src/server/mail/mail-services.ts'
import type { NotifyApi } from '../../src/server/newsletter/api.ts'
import { linkWords } from '../../src/server/newsletter/link-words.ts'
import { type Claim, type SigningKeys, verifyToken } from '../../src/server/newsletter/token.ts'
import { answerHeaders, pageResponse, plainPage, redirectTo } from '../../src/server/plain-page.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import {
  changeMail,
  type SubscriptionChange,
  welcomeMail,
} from '../../src/shared/forms/newsletter/changed-mails.ts'
import type { MailAddresses } from '../../src/shared/mail/mail.ts'
import { serverErrorText } from '../../src/shared/server-error-text.ts'
import { tokenName } from '../../src/shared/token-name.ts'

export interface NewsletterOptions extends MailServices {
  readonly keys: SigningKeys
  readonly unsubscribeLink: (email: string, locale: Locale) => string
  /** Absent if no API keeps the list; customer service then gets a mail instead. */
  readonly notifyApi: NotifyApi | undefined
  readonly addresses: MailAddresses
  readonly now: () => number
  readonly log: Log
}

/** Milliseconds, counted from midnight. Pressing the button again within the same period has no effect. */
const repeatPeriod = 600_000

/**
 * Makes the function behind the buttons of the newsletter's two pages. They post to the page's own address, which
 * contains the token, so they need no script, and a program that only follows links changes nothing. A mail program
 * posts to the address of `List-Unsubscribe` by itself, and is not redirected.
 *
 * @param options absent if something is not configured; the answer is then 503
 */
export function createHandler(
  options: NewsletterOptions | undefined,
): (request: Request) => Promise<Response> {
  return async request => {
    const url = new URL(request.url)
    const { page, locale } = pageOfPattern(url.pathname.replace(/\/$/, ''))
    const purpose = page === 'newsletter-confirm' ? 'confirm' : 'unsubscribe'
    if (!options)
      return resultPage(locale, 503, answerText(locale).errorTitle, answerText(locale).notConfigured)
    const token = url.searchParams.get(tokenName) ?? ''
    const verified = verifyToken(token, options.keys, purpose, options.now())
    const words = linkWords(locale)
    if (!verified.ok && verified.error === 'expired')
      return resultPage(locale, 410, words.expired, words.expiredText)
    if (!verified.ok) return resultPage(locale, 400, words.invalid, words.invalidText)
    try {
      const { outcome } = await change(verified.claim, token, options)
      const { errorTitle, unreachable } = answerText(locale)
      if (outcome === 'full') return resultPage(locale, 503, errorTitle, fullText(locale))
      if (outcome !== 'accepted') return resultPage(locale, 502, errorTitle, unreachable)
    } catch (error) {
      options.log('newsletter-fault', { fault: faultName(error) })
      const { title, description } = serverErrorText(locale)
      return resultPage(locale, 503, title, description)
    }
    if (!request.headers.get('accept')?.includes('text/html'))
      return new Response(null, { headers: privateHeaders() })
    const answerPage = purpose === 'confirm' ? 'newsletter-confirmed' : 'newsletter-unsubscribed'
    return redirectTo(href(answerPage, locale), privateHeaders())
  }
}

/** Passes a change on once: to the API, or to customer service if there is no API or it does not answer. */
async function change(
  { email, locale, purpose }: Claim,
  token: string,
  options: NewsletterOptions,
): Promise<Pick<DeliveryResult, 'outcome'>> {
  const { notifyApi, deliver, once, maySend, addresses, now, unsubscribeLink, log } = options
  const period = Math.floor(now() / repeatPeriod)
  const fingerprint = createHash('sha256').update(`newsletter ${period} ${token}`).digest('hex')
  return once(fingerprint, async ({ reference, received }) => {
    const changed: SubscriptionChange = {
      kind: purpose === 'confirm' ? 'subscribed' : 'unsubscribed',
      email,
      locale,
      reference,
      received: new Date(received),
      unsubscribe: unsubscribeLink(email, locale),
    }
    const isWelcomed = purpose === 'confirm' && (await maySend('confirmation', email))
    const welcome = isWelcomed ? [welcomeMail(changed, addresses)] : []
    const isNotified = (await notifyApi?.(changed)) ?? false
    if (!isNotified) return deliver(reference, { decisive: changeMail(changed, addresses), further: welcome })
    // Once the API has accepted the change it is done, even if our mail fails.
    try {
      for (const decisive of welcome) await deliver(reference, { decisive, further: [] })
    } catch (error) {
      log('welcome-mail-fault', { reference, fault: faultName(error) })
    }
    return { outcome: 'accepted' }
  })
}

const resultPage = (locale: Locale, status: number, title: string, text: string) =>
  pageResponse(locale, status, plainPage(locale, title, `<p>${escapeHtml(text)}</p>`), privateHeaders())

/** The address of every response contains the token, so no page that follows may get it as the referrer. */
function privateHeaders(): Headers {
  const headers = answerHeaders()
  headers.set('Referrer-Policy', 'no-referrer')
  return headers
}
