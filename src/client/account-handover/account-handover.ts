import { accountAskedCookie } from '../../stores/keys.ts'
import { behaviour } from '../behaviour/behaviour.ts'
import { readCookie } from '../cookies/cookies.ts'
import { loadChunk } from '../later/later.ts'

/** Whether the account site was asked since the browser was opened. */
const wasAsked = () => readCookie(accountAskedCookie) === 1

/** A page on which a reader may be led away and back: not one that does a task or tells of a fault, and not without a network. */
const mayAsk = () => document.documentElement.dataset['role'] === undefined && navigator.onLine && !wasAsked()

function askOnce(): void {
  if (mayAsk())
    loadChunk(
      () => import('./ask.ts'),
      ({ askAccountSite }) => void askAccountSite(),
    )
}

function start(): void {
  const arrived = window.handover
  delete window.handover
  // Another redirect is under way: the page that it leads to starts this.
  if (document.documentElement.dataset['leaving'] !== undefined) return
  if (arrived === undefined) {
    askOnce()
    return
  }
  // The address holds the answer no more: where a file does not come, loading this page again would lose it.
  document.documentElement.dataset['keep'] = ''
  loadChunk(
    () => import('./arrive.ts'),
    ({ handleArrival }) => handleArrival(arrived, askOnce),
  )
}

/**
 * The hand-over: once per browser session the account site is asked who is logged in, and its answer is taken from
 * the address that it leads back to. `before-paint.ts` has cleared that address by now.
 */
export const install = behaviour(start)
