import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { startScriptedSmtp } from '../../src/server/mail/scripted-smtp.ts'
import { startSite } from '../../tests/e2e/support/site.ts'
import { makeTestSite } from '../server/test-site.ts'
import { messageId, post } from './mail.ts'
import type { MeasureMachine } from './measurement.ts'

const kills = 30
const atOnce = 8

/** What happens while they are posted: sixteen mails reach the mail server, and eight answers come. */
const steps = 3 * atOnce

/** Milliseconds that a kill waits for its step at most: fewer may come. */
const longest = 20_000

/** Milliseconds that the mail of what was accepted may take to arrive: what was ended is tried again by the clock. */
const patience = 600_000

/** Milliseconds before a kill in which a mail may have been taken without a note of it: it is sent again. */
const explainedGap = 1000

/** A mail that the mail server took. */
interface Arrival {
  readonly id: string
  /** Milliseconds, as `performance.now` counts them. */
  readonly at: number
}

/**
 * What becomes of messages while the server is killed as by a power cut, thirty times: each that is answered as accepted
 * arrives. Of those without an answer some arrive too, and their senders post them again.
 */
export const measure: MeasureMachine = async ({ progress }) => {
  let past = 0
  let isRefusing = true
  const wanted = { step: 0, reached: () => {} }
  const note = () => {
    past += 1
    if (past === wanted.step) wanted.reached()
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
        note()
        // Some mail is refused for now, so that messages are accepted which still wait when the server is killed.
        const isRefused = isRefusing && past % 3 === 0
        done(isRefused ? Object.assign(new Error('Try again later'), { responseCode: 450 }) : undefined)
      },
    },
  )
  const files = await makeTestSite({ 'dist/index.html': '' })
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }
  let site = await startSite(env, files.dist)
  try {
    /** The reference of each message that was accepted. */
    const references: (string | undefined)[] = []
    for (let round = 0; round < kills; round += 1) {
      const first = references.length
      // At another step each time, however fast the machine is.
      const reached = new Promise<void>(resolve => {
        Object.assign(wanted, { step: past + 1 + (round % steps), reached: resolve })
      })
      const posts = Array.from({ length: atOnce }, async (_, place) => {
        const reference = await post(site.url, first + place)
        note()
        return reference
      })
      await Promise.race([reached, setTimeout(longest)])
      killedAt.push(performance.now())
      await site.kill()
      references.push(...(await Promise.all(posts)))
      progress(`${round + 1} kills, ${references.filter(Boolean).length} of ${references.length} answered`)
      site = await startSite(env, files.dist, site.folder)
    }
    isRefusing = false
    const accepted = references.filter(reference => reference !== undefined)
    const isLost = (reference: string) => !mails.some(({ id }) => id.startsWith(`<${reference}.service@`))
    const since = performance.now()
    while (accepted.some(isLost) && performance.now() - since < patience) {
      await setTimeout(1000)
      progress(`${accepted.filter(isLost).length} of ${accepted.length} still to come`)
    }
    // A double would come with the next runs.
    await setTimeout(100_000)
    const where = `${kills} kills while ${atOnce} messages are posted, ${references.length} in all`
    const lost = accepted.filter(isLost).length
    const services = new Set(mails.map(({ id }) => id).filter(id => id.includes('.service@')))
    const gaps = doubles(mails).map(at =>
      Math.min(...killedAt.map(killed => killed - at).filter(gap => gap >= 0)),
    )
    return [
      {
        what: 'Messages answered as accepted before a kill',
        where,
        measured: `${accepted.length}`,
      },
      {
        what: 'Of them lost',
        where,
        measured: `${lost}; ${services.size} messages arrived, answered or not`,
        wanted: '0',
        fallsShort: lost > 0,
      },
      {
        what: 'Doubles by Message-ID',
        where,
        measured: `${gaps.length} of ${mails.length} mails; the copy before came at most ${Math.ceil(Math.max(0, ...gaps))} ms before a kill`,
        wanted: `at most ${explainedGap} ms, the time in which we note that a mail was taken`,
        fallsShort: gaps.some(gap => gap > explainedGap),
      },
    ]
  } finally {
    await site.stop()
    await files.remove()
    await mailServer.close()
  }
}

/** When the copy before each double came. */
function doubles(mails: readonly Arrival[]): number[] {
  const last = new Map<string, number>()
  return mails.flatMap(({ id, at }) => {
    const before = last.get(id)
    last.set(id, at)
    return before === undefined ? [] : [before]
  })
}
