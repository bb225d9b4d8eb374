import type { Role } from '../../routing/page-table.ts'
import { savedChoice } from '../../stores/consent-record.ts'
import { consentKey } from '../../stores/keys.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import type { Layer } from './ask.ts'
import { sendsPrivacySignal } from './privacy-signal.ts'
import { removeRefusedCookies } from './tag-cookies.ts'

/** Error pages do not ask; the next page does. */
const faultRoles: readonly (string | undefined)[] = ['fault', 'technical'] satisfies Role[]

/** Loads the dialog and asks for consent. */
export function requestConsent(layer: Layer, id: string, signal: AbortSignal): void {
  loadChunk(
    () => import('./ask.ts'),
    ({ askConsent }) => askConsent(layer, id, signal),
  )
}

/**
 * Runs on each page of a site with a tag manager: applies a saved consent, and asks readers who have made no choice.
 * Global Privacy Control counts as a refusal without a question. The settings in the footer still accept consent, which
 * is the more specific answer.
 *
 * Until the reader agrees this is all that runs; the store and the tags are loaded after that.
 */
export async function start(id: string, signal: AbortSignal): Promise<void> {
  const follow = () =>
    loadChunk(
      () => import('./follow-consent.ts'),
      ({ followConsent }) => followConsent(id, signal),
    )
  const choice = savedChoice()
  if (choice && choice.length > 0) return follow()
  removeRefusedCookies([])
  const followYes = () => savedChoice()?.length && follow()
  addEventListener('storage', ({ key }) => key === consentKey && followYes(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && followYes(), { signal })
  const { role } = document.documentElement.dataset
  if (choice || sendsPrivacySignal() || faultRoles.includes(role)) return
  await painted()
  // Another tab may have answered while this one loaded.
  if (!savedChoice() && !signal.aborted) requestConsent('question', id, signal)
}

/** Resolves when the page has loaded and a frame of it has been shown. */
async function painted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(done => addEventListener('load', done, { once: true }))
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
}
