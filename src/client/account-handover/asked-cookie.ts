import { accountAskedCookie } from '../../stores/keys.ts'
import { setCookie } from '../cookies/cookies.ts'

/** Notes that the account site has been asked. Whether that is kept: if not, asking would lead round and round. */
export const setAskedCookie = () => setCookie(accountAskedCookie, 1)
