import Cookies from 'js-cookie'

/** A session cookie: the account site is asked once until the browser is closed. */
const asked = 'account-asked'

/** Whether it was asked. A page that may not touch cookies at all never asks. */
export function wasAsked(): boolean {
  try {
    return Cookies.get(asked) === '1'
  } catch {
    return true
  }
}

/** Notes that the account site has been asked. Whether that is kept: if not, asking would lead round and round. */
export function keepAsked(): boolean {
  try {
    Cookies.set(asked, '1', { path: '/', sameSite: 'Lax' })
    return Cookies.get(asked) === '1'
  } catch {
    return false
  }
}
