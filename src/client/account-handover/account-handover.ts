import { accountAskedCookie } from '../../stores/keys.ts'
import { behaviour } from '../lib/behaviour.ts'
import { readCookie } from '../lib/cookies.ts'
import { loadChunk } from '../lib/load-chunk.ts'

/** Whether the account site was asked since the browser was opened. */
const wasAsked = () => readCookie(accountAskedCookie) === 1

/**
 * Whether this page may redirect to the account site and back: it must be online and neither a task page nor an error
 * page.
 */
const mayAsk = () => document.documentElement.dataset['role'] === undefined && navigator.onLine && !wasAsked()

function askOnce(): void {
  if (mayAsk())
    loadChunk(
      () => import('./ask-account-site.ts'),
      ({ askAccountSite }) => void askAccountSite(),
    )
}

function start(): void {
  const arrived = window.handover
  delete window.handover
  // Another redirect is pending, and its target page will do this.
  if (document.documentElement.dataset['leaving'] !== undefined) return
  if (arrived === undefined) {
    askOnce()
    return
  }
  // The answer has been removed from the address, so reloading this page after a failed chunk would lose it.
  document.documentElement.dataset['keep'] = ''
  loadChunk(
    () => import('./handle-arrival.ts'),
    ({ handleArrival }) => handleArrival(arrived, askOnce),
  )
}

/**
 * The hand-over: once per browser session the account site is asked who is logged in, and its answer is taken from the
 * address to which it redirects back. `before-paint.ts` has cleared that address by now.
 */
export const install = behaviour(start)
