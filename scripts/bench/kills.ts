import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { startScriptedSmtp } from '../../src/server/mail/scripted-smtp.ts'
import { startSite } from '../../tests/e2e/support/site.ts'
import { makeTestSite } from '../server/test-site.ts'
import type { Bench, Measure } from './measurement.ts'

const kills = 30
const atOnce = 8

/** The steps while the messages are posted: the mail server receives sixteen mails, and eight answers arrive. */
const steps = 3 * atOnce

/** The maximum milliseconds that a kill waits for its step, since fewer steps may come. */
const longest = 20_000

/**
 * The milliseconds within which an accepted message must be delivered: an interrupted delivery is retried by schedule.
 */
const patience = 600_000

/**
 * Milliseconds before a kill in which a mail may have been accepted without a note of it. Such a mail is sent again.
 */
const explainedGap = 1000

/** A mail that the mail server accepted. */
interface Arrival {
  readonly id: string
  /** In milliseconds of `performance.now`. */
  readonly at: number
}

/**
 * Kills the server thirty times, like a power cut, while messages are posted, and looks for the mail of each message
 * that was answered as accepted.
 */
export const measure: Measure<Bench> = async ({ progress }) => {
  let past = 0
  let isRefusing = true
  const next = { step: 0, reached: () => {} }
  const countStep = () => {
    past += 1
    if (past === next.step) next.reached()
  }
  const mails: Arrival[] = []
  const killedAt: number[] = []
  const mailServer = await startScriptedSmtp(
    {},
    {
      async onData(stream, _, done) {
        const mail = await buffer(stream).catch(() => undefined)
        if (!mail) return
        mails.push({ id: messageId(mail), at: performance.now() })
        done()
      },
      onRcptTo(_, __, done) {
        countStep()
        // Some mails are refused temporarily, so that accepted messages are still waiting when the server is killed.
        const isRefused = isRefusing && past % 3 === 0
        done(isRefused ? Object.assign(new Error('Try again later'), { responseCode: 450 }) : undefined)
      },
    },
  )
  const files = await makeTestSite({ 'dist/index.html': '' })
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }
  let site = await startSite(env, files.dist)
  try {
    /** The reference of each message, if it was accepted. */
    const references: (string | undefined)[] = []
    for (let round = 0; round < kills; round += 1) {
      const first = references.length
      // At another step each time, independent of the machine's speed.
      const reached = new Promise<void>(resolve => {
        Object.assign(next, { step: past + 1 + (round % steps), reached: resolve })
      })
      const posts = Array.from({ length: atOnce }, (_, place) =>
        post(site.url, first + place).finally(countStep),
      )
      await Promise.race([reached, setTimeout(longest)])
      killedAt.push(performance.now())
      await site.kill()
      references.push(...(await Promise.all(posts)))
      progress(`${round + 1} kills, ${references.filter(Boolean).length} of ${references.length} accepted`)
      site = await startSite(env, files.dist, site.folder)
    }
    isRefusing = false
    const accepted = references.filter(reference => reference !== undefined)
    const lost = () =>
      accepted.filter(reference => !mails.some(({ id }) => id.startsWith(`<${reference}.service@`)))
    for (const since = performance.now(); lost().length > 0 && performance.now() - since < patience; ) {
      await setTimeout(1000)
      progress(`${lost().length} of ${accepted.length} still to come`)
    }
    // A duplicate would come with the next runs.
    await setTimeout(100_000)
    const where = `${kills} kills while ${atOnce} messages are posted, ${references.length} in all`
    const gaps = earlierCopies(mails).map(at =>
      Math.min(...killedAt.map(killed => killed - at).filter(gap => gap >= 0)),
    )
    return [
      {
        what: 'Messages lost after they were accepted',
        where,
        measured: `${lost().length} of ${accepted.length}`,
        wanted: '0',
        fallsShort: lost().length > 0,
      },
      {
        what: 'Mails that came twice',
        where,
        measured: `${gaps.length} of ${mails.length}; the first copy at most ${Math.ceil(Math.max(0, ...gaps))} ms before a kill`,
        wanted: `≤ ${explainedGap} ms, in which we note that a mail was taken`,
        fallsShort: gaps.some(gap => gap > explainedGap),
      },
    ]
  } finally {
    await site.stop()
    await files.remove()
    await mailServer.close()
  }
}

/** The Message-ID of a mail: `<P-2222-2222.service@perrong.example>`. */
const messageId = (mail: Buffer) => /^message-id: *(.+)$/im.exec(mail.toString('latin1'))?.[1] ?? ''

/** Posts a message and returns its reference, if it was accepted. */
async function post(site: string, number: number): Promise<string | undefined> {
  const answer = await fetch(`${site}/mail/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      ...{ form: 'contact', locale: 'en', subject: 'booking', name: 'Ann', lastName: 'Åberg' },
      ...{ email: `ann${number}@example.com`, message: `Message ${number}` },
    }),
  }).catch(() => undefined)
  const body: unknown = await answer?.json().catch(() => undefined)
  return answer?.ok && typeof body === 'object' && body && 'reference' in body
    ? String(body.reference)
    : undefined
}

/** For each duplicate mail, when the earlier copy arrived. */
function earlierCopies(mails: readonly Arrival[]): number[] {
  const last = new Map<string, number>()
  return mails.flatMap(({ id, at }) => {
    const before = last.get(id)
    last.set(id, at)
    return before === undefined ? [] : [before]
  })
}
