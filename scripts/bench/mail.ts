import { setTimeout } from 'node:timers/promises'
import { startScriptedSmtp } from '../../src/server/mail/scripted-smtp.ts'
import { startSite } from '../../tests/e2e/support/site.ts'
import type { MeasureMachine } from './measurement.ts'

const messages = 200

/** Milliseconds that the mail server is down, and that its mail may take to arrive once it is there. */
const down = 60_000
const patience = 1_800_000

/**
 * What becomes of many messages at once while the mail server is down for a minute: each is accepted, and its mail to
 * customer service and its confirmation arrive once. Takes some minutes, since what failed is tried again by the clock.
 */
export const measure: MeasureMachine = async ({ progress }) => {
  const server = await startScriptedSmtp()
  await server.close()
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  try {
    const started = performance.now()
    const references = await Promise.all(
      Array.from({ length: messages }, (_, number) => post(site.url, number)),
    )
    const accepted = references.filter(reference => reference !== undefined)
    progress(`${accepted.length} of ${messages} accepted`)
    const answered = performance.now() - started
    await setTimeout(Math.max(0, down - answered))
    const back = await startScriptedSmtp({}, {}, server.port)
    const since = performance.now()
    while (back.messages.length < 2 * messages && performance.now() - since < patience) {
      await setTimeout(1000)
      progress(`${back.messages.length} mails`)
    }
    const took = performance.now() - since
    // A double would come with the next run.
    await setTimeout(down)
    const ids = back.messages.map(messageId)
    await back.close()
    const lost = accepted.filter(reference => !ids.some(id => id.startsWith(`<${reference}.service@`)))
    const doubles = ids.length - new Set(ids).size
    const where = `${messages} at once, mail server down for a minute`
    return [
      {
        what: 'Messages accepted',
        where,
        measured: `${accepted.length}, the last after ${inSeconds(answered)}`,
        wanted: `${messages}`,
        fallsShort: accepted.length < messages,
      },
      {
        what: 'Messages lost',
        where,
        measured: `${lost.length}; ${ids.length} mails after ${inSeconds(took)}`,
        wanted: '0',
        fallsShort: lost.length > 0,
      },
      { what: 'Doubles by Message-ID', where, measured: `${doubles}`, wanted: '0', fallsShort: doubles > 0 },
    ]
  } finally {
    await site.stop()
  }
}

/** The Message-ID of a mail. `<P-2222-2222.service@perrong.example>` */
export const messageId = (mail: Buffer) => /^message-id: *(.+)$/im.exec(mail.toString('latin1'))?.[1] ?? ''

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`

/** Posts one of many messages: its reference, where it was accepted. */
export async function post(site: string, number: number): Promise<string | undefined> {
  const fields = {
    form: 'contact',
    locale: 'en',
    subject: 'booking',
    name: 'Ann',
    lastName: 'Åberg',
    email: `ann${number}@example.com`,
    message: `Message ${number}`,
  }
  const answer = await fetch(`${site}/mail/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(fields),
  }).catch(() => undefined)
  const said: unknown = await answer?.json().catch(() => undefined)
  return answer?.ok && typeof said === 'object' && said && 'reference' in said
    ? String(said.reference)
    : undefined
}
