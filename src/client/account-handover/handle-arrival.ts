import { logOut } from '../../stores/session.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import { markSession } from '../session-mark/session-mark.ts'
import { setAskedCookie } from './asked-cookie.ts'
import { stepOf } from './rules.ts'

/** Acts on the hand-over's parameters; calls `ask` if the account site has not been asked yet. */
export function handleArrival(query: string, ask: () => void): void {
  const domains = Object.values(import.meta.env.SITE_DOMAINS)
  const origins = [location.origin, ...domains.map(host => `https://${host}`)]
  const step = stepOf(query, origins)
  if (step.kind === 'receive') {
    setAskedCookie()
    loadChunk(
      () => import('./save-tokens.ts'),
      ({ saveTokens }) => {
        saveTokens(step)
        release()
      },
    )
    return
  }
  release()
  if (step.kind === 'ask') {
    ask()
    return
  }
  setAskedCookie()
  if (step.kind === 'forget') logOut()
  markSession()
}

/** The answer has been read, so this page may be reloaded. */
function release(): void {
  delete document.documentElement.dataset['keep']
}
