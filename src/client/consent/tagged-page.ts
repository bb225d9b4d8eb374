import type { Role } from '../../routing/page-table.ts'
import { savedChoice } from '../../stores/consent-record.ts'
import { consentKey } from '../../stores/keys.ts'
import { loadChunk } from '../later/later.ts'
import type { Layer } from './ask.ts'
import { sendsPrivacySignal } from './privacy-signal.ts'
import { removeRefusedCookies } from './tag-cookies.ts'

/** Pages that tell of a fault: the reader has other things in mind, and is asked on the next page. */
const faultRoles: readonly (string | undefined)[] = ['fault', 'technical'] satisfies Role[]

/** Asks what tags may do. */
export function ask(layer: Layer, id: string, signal: AbortSignal): void {
  loadChunk(
    () => import('./ask.ts'),
    ({ askConsent }) => askConsent(layer, id, signal),
  )
}

/**
 * A page of a site with a tag manager: acts on a saved yes, and asks a reader who has made no choice. A browser that
 * sends Global Privacy Control has answered for its reader: no, without a question. The settings in the footer still
 * take a yes, which is the more particular answer.
 *
 * Until a yes this is all that runs: the store and the tags come with it, here or in another tab.
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
  if (!savedChoice() && !signal.aborted) ask('question', id, signal)
}

/** Everything that the page itself needs has come, and a frame of it has been shown. */
async function painted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(done => addEventListener('load', done, { once: true }))
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
}
