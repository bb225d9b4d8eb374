import { accountAskedCookie } from '../../stores/keys.ts'
import { keepCookie, readCookie } from '../cookies/cookies.ts'

/** Whether the account site was asked since the browser was opened. */
export const wasAsked = () => readCookie(accountAskedCookie) === 1

/** Notes that the account site has been asked. Whether that is kept: if not, asking would lead round and round. */
export const keepAsked = () => keepCookie(accountAskedCookie, 1)
