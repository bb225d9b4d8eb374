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

/**
 * Codes of RFC 4954 about our own account (log in, a stronger mechanism, encryption), and 503, the answer of a server
 * that lost track of the session. None of them refuses the mail.
 */
const notAboutTheMail = [503, 530, 534, 535, 538]

/**
 * Commands whose refusal is about this mail: its text, or a stranger's address. All others, and those of our own
 * addresses (MAIL FROM, and RCPT TO of customer service), do not depend on what the sender wrote.
 */
const mailCommands = (isToUs: boolean) => (isToUs ? ['DATA'] : ['RCPT TO', 'DATA'])

/** "Mailbox full", which some servers say only after the whole mail. */
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
      mailCommands(isToUs).includes(command) &&
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
