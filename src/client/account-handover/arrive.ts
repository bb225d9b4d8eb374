import { logOut } from '../../stores/session.ts'
import { later } from '../later/later.ts'
import { markSession } from '../session-mark/session-mark.ts'
import { keepAsked } from './asked-cookie.ts'
import { stepOf } from './rules.ts'

/** Does what the parameters of an address ask for; `ask` where the account site has still to be asked. */
export function arrive(query: string, ask: () => void): void {
  const domains = Object.values(import.meta.env.SITE_DOMAINS)
  const origins = [location.origin, ...domains.map(host => `https://${host}`)]
  const step = stepOf(query, origins)
  if (step.kind === 'receive') {
    keepAsked()
    later(
      () => import('./receive.ts'),
      ({ receive }) => {
        receive(step)
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
  keepAsked()
  if (step.kind === 'forget') logOut()
  markSession()
}

/** The answer is read: this page may be loaded again. */
function release(): void {
  delete document.documentElement.dataset['keep']
}
