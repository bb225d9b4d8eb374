import * as v from 'valibot'
import type { MailFault } from './send-result.ts'
import { statusMessage } from './status-message.ts'

/** The properties of Nodemailer's errors; other libraries' errors may have anything there. */
const errorFacts = v.object({
  code: v.fallback(v.string(), ''),
  command: v.fallback(v.string(), ''),
  responseCode: v.fallback(v.optional(v.number()), undefined),
  response: v.fallback(v.string(), ''),
})

/** Commands whose responses are about this mail; all others concern the connection or the account. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']

/**
 * Codes of RFC 4954 about our own account (log in, a stronger mechanism, encryption), and 503, the answer of a server
 * that lost track of the session. None of them refuses the mail.
 */
const notAboutTheMail = [503, 530, 534, 535, 538]

/** At MAIL FROM a server knows nothing of the mail yet, so a refusal by policy (5.7.x) is about our account. */
const refusesAccount = (command: string, response: string) =>
  command === 'MAIL FROM' && /^\d{3}[ -]5\.7\.\d/.test(response)

/** "Mailbox full": in our own mailbox somebody will make room, so the mail is kept and sent again. */
const isFull = (response: string) => /^\d{3}[ -]5\.2\.2\b/.test(response)

/** Faults of the network, TLS and the account, which may be temporary. */
const passingCodes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EABORT', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH']

const silentCodes = ['ETIMEDOUT', 'EABORT']

/**
 * Classifies a fault as passing, lasting or unknown. Only the response code can tell: if a server closes the
 * connection, `command` is `'CONN'` both before the mail and after it.
 *
 * @param isOut whether the whole mail was sent, including its final dot
 * @param isToUs whether the mail is for one of our own addresses
 * @throws errors that neither the mail server nor the network can have caused
 */
export function smtpFault(error: unknown, isOut: boolean, isToUs: boolean): MailFault {
  if (!(error instanceof Error)) throw error
  const { code, command, responseCode, response } = v.parse(errorFacts, error)
  if (responseCode !== undefined) {
    const isLasting =
      responseCode >= 500 &&
      !notAboutTheMail.includes(responseCode) &&
      mailCommands.includes(command) &&
      !refusesAccount(command, response) &&
      !(isToUs && isFull(response))
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
