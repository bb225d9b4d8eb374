import { accountAskedCookie } from '../../stores/keys.ts'
import { keepForSession } from '../cookies/later-cookies.ts'

/** Notes that the account site has been asked. Whether that is kept: if not, asking would lead round and round. */
export const keepAsked = () => keepForSession(accountAskedCookie, 1)
