import type { Mail } from '../../shared/mail/mail.ts'
import type { Log } from '../log.ts'
import type { MailFault } from './send-result.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * A server may name a person without the address, and no pattern finds such a name. So every word of the names
 * and addresses in `to` and `replyTo` is removed, except the answer's code.
 */
function withoutPeople(answer: string, { to, replyTo }: Mail): string {
  const people = [to, replyTo].flatMap(box => (box ? [box.name, box.address.split('@')[0] ?? ''] : []))
  const names = new Set(people.flatMap(wordsOf))
  return answer.replace(/(?<![\p{L}\p{N}]|^)[\p{L}\p{N}]+/gu, word =>
    names.has(word.toLowerCase()) ? '…' : word,
  )
}

/** Logs that the decisive mail of a message was not handed over, with the mail server's answer, which may be empty. */
export function logNotSent(log: Log, reference: string, mail: Mail, fault: MailFault): void {
  const { outcome, reason, words } = fault
  log('mail-not-sent', { reference, outcome, reason, answer: withoutPeople(words, mail) })
}
