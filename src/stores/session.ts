import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { authTokenKey, refreshTokenKey } from './keys.ts'
import { plain } from './plain.ts'

// As other clients of the account site keep them.
const $auth = /* @__PURE__ */ persistentAtom<string>(authTokenKey, '', plain)
const $refresh = /* @__PURE__ */ persistentAtom<string>(refreshTokenKey, '', plain)

/**
 * Whether the account site has handed over a session, in step across tabs. It chooses what a menu shows: nothing
 * trusts a token here, the account site checks it.
 */
export const loggedIn = /* @__PURE__ */ computed(
  [$auth, $refresh],
  (auth, refresh) => auth !== '' && refresh !== '',
)

/** Saves both tokens, or neither if there is no room. */
export function saveSession(auth: string, refresh: string): void {
  try {
    $auth.set(auth)
    $refresh.set(refresh)
  } catch {
    logOut()
  }
}

export function logOut(): void {
  $auth.set('')
  $refresh.set('')
}
