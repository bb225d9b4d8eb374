import * as v from 'valibot'
import type { MailFault } from './send-result.ts'
import { statusMessage } from './status-message.ts'

/** What Nodemailer puts on its errors; other libraries' errors may hold anything there. */
const errorFacts = v.object({
  code: v.fallback(v.string(), ''),
  command: v.fallback(v.string(), ''),
  responseCode: v.fallback(v.optional(v.number()), undefined),
  response: v.fallback(v.string(), ''),
})

/** The commands that an answer speaks of this mail in; all others are about the connection or the account. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']

/** Faults of the network, of TLS and of the account: the server may be well again in a while. */
const passingCodes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EABORT', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH']

const silentCodes = ['ETIMEDOUT', 'EABORT']

/**
 * Tells a passing fault from a lasting and an unknown one. Only the response code can: a server that goes away says
 * `command: 'CONN'` before the mail as well as after it.
 *
 * @param isOut whether the whole mail was out, its final dot included
 * @throws what neither the mail server nor the network can be the cause of
 */
export function smtpFault(error: unknown, isOut: boolean): MailFault {
  if (!(error instanceof Error)) throw error
  const { code, command, responseCode, response } = v.parse(errorFacts, error)
  if (responseCode !== undefined) {
    // 503 says that the server lost count of the session, not that it refuses the mail.
    const isLasting = responseCode >= 500 && responseCode !== 503 && mailCommands.includes(command)
    return {
      outcome: isLasting ? 'lasting' : 'passing',
      reason: 'refused',
      words: statusMessage(response),
    }
  }
  const reason = silentCodes.includes(code) ? 'silent' : 'unreachable'
  if (isOut) return { outcome: 'unknown', reason, words: '' }
  if (passingCodes.includes(code)) return { outcome: 'passing', reason, words: '' }
  throw error
}
