import { type FailedMessage, readFailed } from './failed.ts'
import { restPrefix } from './keys.ts'
import { attemptPrefix, doubtPrefix, readLastAttempts } from './lease.ts'

/** The content of the outbox, derived from one list of its keys, which is all that an idle minute needs. */
export interface OutboxContents {
  /** References of the messages to send. */
  readonly waiting: readonly string[]
  /** References of messages that customer service has, and whose further mails are still to be sent. */
  readonly rests: readonly string[]
  /** References of messages that the mail server may have taken without saying so. */
  readonly inDoubt: ReadonlySet<string>
  /** The number of the last attempt at each message. */
  readonly lastAttempts: ReadonlyMap<string, number>
  /** The oldest first. */
  readonly failed: readonly FailedMessage[]
  /** References of failed messages that customer service was told about. */
  readonly noticed: ReadonlySet<string>
  /** The keys that belong to a message, by its reference. */
  readonly notes: ReadonlyMap<string, readonly string[]>
}

/** Sorts the keys of an outbox. */
export function outboxContents(keys: readonly string[]): OutboxContents {
  const under = (prefix: string) => keys.filter(key => key.startsWith(prefix))
  const named = (prefix: string) => under(prefix).map(key => key.slice(prefix.length))
  const notes = [attemptPrefix, doubtPrefix, 'sent/', 'size/'].flatMap(under)
  return {
    waiting: named('message/'),
    rests: named(restPrefix),
    inDoubt: new Set(named(doubtPrefix).map(name => name.split('/')[0] ?? '')),
    lastAttempts: readLastAttempts(keys),
    failed: readFailed(keys),
    noticed: new Set(named('noticed/')),
    notes: Map.groupBy(notes, key => key.split('/')[1] ?? ''),
  }
}
