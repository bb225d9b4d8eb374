import { accountAskedCookie } from '../../stores/keys.ts'
import { setCookie } from '../lib/cookies.ts'

/** Records that the account site has been asked. Returns whether the cookie was stored; without it, asking would loop. */
export const setAskedCookie = () => setCookie(accountAskedCookie, 1)
