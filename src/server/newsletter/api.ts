import type { SubscriptionChange } from '../../shared/forms/newsletter/changed-mails.ts'
import type { Log } from '../log.ts'

/** The API's time limit in milliseconds. */
const patience = 5_000

/** Notifies the API of a change, and returns whether it was accepted. */
export type NotifyApi = (change: SubscriptionChange) => Promise<boolean>

/** Posts changes to the API that keeps the list. Refused changes are logged without the address. */
export function createApi(base: string, log: Log): NotifyApi {
  return async ({ kind, email, locale, received, reference, unsubscribe }) => {
    const path = kind === 'subscribed' ? 'subscriptions' : 'unsubscriptions'
    const facts = { email, locale, at: received.toISOString(), reference }
    const answer = await fetch(`${base}/newsletter/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(kind === 'subscribed' ? { ...facts, unsubscribe } : facts),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined)
    if (answer?.ok) return true
    log('newsletter-api-fault', { reference, kind, status: String(answer?.status ?? 'no answer') })
    return false
  }
}
