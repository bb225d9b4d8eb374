/** A session cookie: the account site is asked once until the browser is closed. */
const asked = 'account-asked=1'

/** Whether it was asked. A page that may not touch cookies at all never asks. */
export function wasAsked(): boolean {
  try {
    return document.cookie.includes(asked)
  } catch {
    return true
  }
}

/** Notes that the account site has been asked. Whether that is kept: if not, asking would lead round and round. */
export function keepAsked(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the answer decides about leaving the page, so it must come at once
    document.cookie = `${asked}; path=/; SameSite=Lax`
    return document.cookie.includes(asked)
  } catch {
    return false
  }
}
