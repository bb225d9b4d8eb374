import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { authTokenKey, refreshTokenKey } from './keys.ts'
import { stringCodec } from './string-codec.ts'

// Stored as other clients of the account site store it.
const $auth = /* @__PURE__ */ persistentAtom<string>(authTokenKey, '', stringCodec)
const $refresh = /* @__PURE__ */ persistentAtom<string>(refreshTokenKey, '', stringCodec)

/**
 * Whether the account site has handed over a session, synchronised across tabs. It only decides what a menu shows: our
 * code trusts no token, the account site checks it.
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
