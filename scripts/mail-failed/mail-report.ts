import { outboxContents } from '../../src/server/mail/outbox/contents.ts'
import { type FailedMessage, resendFailed } from '../../src/server/mail/outbox/failed.ts'
import { readAttempt } from '../../src/server/mail/outbox/lease.ts'
import type { Store } from '../../src/server/store/store.ts'

interface ReportOptions {
  /** Whether failed messages are put into the outbox again. */
  readonly isSending: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Waiting and failed messages of an outbox, one line each. */
export async function mailReport(outbox: Store, { isSending, now }: ReportOptions): Promise<string[]> {
  const { waiting, rests, failed, lastAttempts } = outboxContents(await outbox.list(''))
  const lines: string[] = []
  for (const reference of waiting.toSorted())
    lines.push(await waitingLine(outbox, reference, lastAttempts.get(reference) ?? 0))
  if (waiting.length === 0) lines.push('No messages are waiting.')
  if (rests.length > 0)
    lines.push(`Confirmations that the mail server has not accepted yet: ${rests.length}.`)
  for (const message of failed) {
    const { reference, day } = message
    lines.push(`${reference}  failed on ${day}${isSending ? await resend(outbox, message, now) : ''}`)
  }
  if (failed.length === 0) lines.push('No messages have failed.')
  return lines
}

async function waitingLine(outbox: Store, reference: string, attempts: number): Promise<string> {
  const first = await readAttempt(outbox, reference, 1)
  if (!first) return `${reference}  waiting, not tried yet`
  const since = new Date(first.at).toISOString().slice(0, 16).replace('T', ' ')
  return `${reference}  waiting since ${since} UTC, tried ${attempts === 1 ? 'once' : `${attempts} times`}`
}

const resend = async (outbox: Store, message: FailedMessage, now: number) =>
  (await resendFailed(outbox, message, now)) ? ', will be sent again' : ', cannot be read'
