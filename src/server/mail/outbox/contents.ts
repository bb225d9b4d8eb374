import { type FailedMessage, readFailed } from './failed.ts'
import { attemptPrefix, readLastAttempts } from './lease.ts'

/** What the outbox holds, as one list of its keys says: nothing else need be asked in a minute in which nothing waits. */
export interface OutboxContents {
  /** The references of what is to be sent. */
  readonly waiting: readonly string[]
  /** The number of the last attempt at each message. */
  readonly lastAttempts: ReadonlyMap<string, number>
  /** The oldest first. */
  readonly failed: readonly FailedMessage[]
  /** References of failed messages that customer service was told of. */
  readonly noticed: ReadonlySet<string>
  /** The keys that belong to a message, by its reference. */
  readonly notes: ReadonlyMap<string, readonly string[]>
}

/** Sorts the keys of an outbox. */
export function outboxContents(keys: readonly string[]): OutboxContents {
  const under = (prefix: string) => keys.filter(key => key.startsWith(prefix))
  const named = (prefix: string) => under(prefix).map(key => key.slice(prefix.length))
  const notes = [...under(attemptPrefix), ...under('sent/'), ...under('size/')]
  return {
    waiting: named('message/'),
    lastAttempts: readLastAttempts(keys),
    failed: readFailed(keys),
    noticed: new Set(named('noticed/')),
    notes: Map.groupBy(notes, key => key.split('/')[1] ?? ''),
  }
}
