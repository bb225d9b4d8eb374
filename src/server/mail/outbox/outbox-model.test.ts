import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Mail } from '../../../shared/mail/mail.ts'
import { memoryStore } from '../../store/memory-store.ts'
import type { Store } from '../../store/store.ts'
import { sampleMail } from '../sample-mail.ts'
import type { SendResult } from '../send-result.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Never resolves: the run of a function that the host has ended. */
const ended = new Promise<never>(() => {})

type Fault = 'none' | 'before' | 'after' | 'crash before' | 'crash after'

/** A simulated mail server, clock and store that fail on command, and a record of the results. */
class World {
  time = Date.UTC(2027, 5, 25)
  store = memoryStore()
  mailServer: SendResult['outcome'] = 'delivered'
  /** Whether the mail server refuses confirmations. */
  furtherFail = false
  /** Faults of the next operations on the store, and of the sends among them. */
  faults: Fault[] = []
  /** References that were answered as accepted, and those answered with a fault. */
  accepted = new Set<string>()
  refused = new Set<string>()
  delivered = new Map<string, number>()
  /** How often the mail server has got each mail without saying so. */
  unanswered = new Map<string, number>()
  notices: string[] = []
  sendsWithoutLease: string[] = []
  sendsAtOnce: string[] = []
  /** Operations that met a fault. */
  faultsMet: string[] = []
  /** Mails that are being sent, each with its run. */
  private sending: { readonly owner: string; readonly id: string }[] = []
  private runs = 0
  private count = 0

  /** One run of a function. What it has started ends with it when it crashes. */
  async run(work: (outbox: Outbox) => Promise<void>): Promise<void> {
    this.runs += 1
    const owner = `run-${this.runs}`
    const crash = Promise.withResolvers<void>()
    let isCrashed = false
    const endRun = () => {
      isCrashed = true
      this.sending = this.sending.filter(sent => sent.owner !== owner)
      crash.resolve()
      return ended
    }
    const step: Step = async (name, operation) => {
      // Concurrent runs take turns here.
      await new Promise(resolve => setImmediate(resolve))
      if (isCrashed) return ended
      const fault = this.faults.shift() ?? 'none'
      if (fault !== 'none') this.faultsMet.push(name)
      if (fault === 'before') throw new Error(`${name} failed`)
      if (fault === 'crash before') return endRun()
      const value = await operation()
      if (fault === 'crash after') return endRun()
      if (fault === 'after') throw new Error(`${name} was done and its answer lost`)
      return value
    }
    const { store } = this
    const failing: Store = {
      create: (key, value) => step(`create ${key}`, () => store.create(key, value)),
      read: key => step(`read ${key}`, () => store.read(key)),
      remove: key => step(`remove ${key}`, () => store.remove(key)),
      list: prefix => step(`list ${prefix}`, () => store.list(prefix)),
    }
    const outbox = createOutbox({
      store: failing,
      send: mail => this.send(mail, owner, step),
      addresses: { from: sampleMail.from, service: sampleMail.to },
      now: () => this.time,
      newOwner: () => owner,
      log: () => {},
    })
    await Promise.race([work(outbox), crash.promise])
  }

  private async send(mail: Mail, owner: string, step: Step): Promise<SendResult> {
    const reference = mail.messageId.split('.')[0] ?? ''
    if (!this.hasLease(mail.messageId.includes('.notice@') ? 'notice' : reference, owner)) {
      this.sendsWithoutLease.push(mail.messageId)
    }
    if (this.sending.some(({ id }) => id === mail.messageId)) this.sendsAtOnce.push(mail.messageId)
    const own = { owner, id: mail.messageId }
    this.sending.push(own)
    try {
      return await step('send', async (): Promise<SendResult> => {
        const isFurther = mail.messageId.includes('.confirmation@')
        if (this.mailServer === 'delivered' && !(isFurther && this.furtherFail)) {
          this.delivered.set(mail.messageId, (this.delivered.get(mail.messageId) ?? 0) + 1)
          if (mail.messageId.includes('.notice@')) this.notices.push(mail.text)
          return { outcome: 'delivered' }
        }
        if (this.mailServer === 'unknown')
          this.unanswered.set(mail.messageId, (this.unanswered.get(mail.messageId) ?? 0) + 1)
        const outcome = this.mailServer === 'delivered' ? 'passing' : this.mailServer
        return { outcome, reason: 'unreachable', words: '' }
      })
    } finally {
      this.sending = this.sending.filter(sent => sent !== own)
    }
  }

  private hasLease(reference: string, owner: string): boolean {
    const [last] = [...this.store.entries]
      .filter(([key]) => key.startsWith(`attempt/${reference}/`))
      .sort()
      .reverse()
    return last?.[1].includes(`"${owner}"`) ?? false
  }

  async submit(): Promise<void> {
    this.count += 1
    const reference = `M${this.count}`
    const mail = (kind: string) => ({ ...sampleMail, messageId: `${reference}.${kind}@x.se` })
    await this.run(async outbox => {
      const result = await outbox.deliver(reference, {
        decisive: mail('service'),
        further: [mail('confirmation')],
      })
      if (result.outcome === 'accepted') this.accepted.add(reference)
      else this.refused.add(reference)
    }).catch(() => {})
  }

  tick = () => this.run(outbox => outbox.tick(true)).catch(() => {})

  keptTooMuch(): string[] {
    const { entries } = this.store
    const isSettled = (reference: string) => this.delivered.has(`${reference}.service@x.se`)
    return [...entries].flatMap(([key, value]) => {
      if (key.startsWith('rest/')) return value.includes('.service@') ? [key] : []
      const reference = key.split('/')[1] ?? ''
      const isWhole = key.startsWith('message/') || key.startsWith('size/')
      return isWhole && isSettled(reference) && this.faultsMet.length === 0 ? [key] : []
    })
  }

  failed = () =>
    [...this.store.entries.keys()].filter(key => key.startsWith('failed/')).map(key => key.split('/')[2])
}

type Step = <Value>(name: string, operation: () => Promise<Value>) => Promise<Value>

type Action =
  | { readonly do: 'submit' | 'tick' | 'two ticks' | 'submit and tick' | 'half a day' }
  | { readonly do: 'wait'; readonly time: number }
  | { readonly do: 'mail server'; readonly is: SendResult['outcome'] }
  | { readonly do: 'further mails'; readonly fail: boolean }
  | { readonly do: 'faults'; readonly are: readonly Fault[] }

const action = fc.oneof(
  fc.constantFrom<Action>(
    { do: 'submit' },
    { do: 'tick' },
    { do: 'two ticks' },
    { do: 'submit and tick' },
    { do: 'half a day' },
  ),
  fc.constantFrom(minute, 2 * minute, 90 * minute, day).map((time): Action => ({ do: 'wait', time })),
  fc
    .constantFrom<SendResult['outcome']>('delivered', 'passing', 'lasting', 'unknown')
    .map((is): Action => ({ do: 'mail server', is })),
  fc.boolean().map((fail): Action => ({ do: 'further mails', fail })),
  fc
    .array(fc.constantFrom<Fault>('none', 'none', 'before', 'after', 'crash before', 'crash after'), {
      maxLength: 12,
    })
    .map((are): Action => ({ do: 'faults', are })),
  fc
    .record({ after: fc.nat(8), fault: fc.constantFrom<Fault>('before', 'after') })
    .map(({ after, fault }): Action => ({ do: 'faults', are: [...Array(after).fill('none'), fault] })),
)

async function act(world: World, action: Action): Promise<void> {
  switch (action.do) {
    case 'submit':
      return world.submit()
    case 'tick':
      return world.tick()
    case 'two ticks':
      return void (await Promise.all([world.tick(), world.tick()]))
    case 'submit and tick':
      return void (await Promise.all([world.submit(), world.tick()]))
    case 'half a day':
      for (let hours = 0; hours < 12; hours += 1) {
        world.time += 60 * minute
        await world.tick()
      }
      return
    case 'wait':
      world.time += action.time
      return
    case 'mail server':
      world.mailServer = action.is
      return
    case 'further mails':
      world.furtherFail = action.fail
      return
    case 'faults':
      world.faults = [...action.are]
  }
}

it('delivers what was accepted or shows that it failed, never without a lease, and is empty in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async actions => {
      const world = new World()
      for (const action of actions) {
        await act(world, action)
        // What waits for its confirmation only has neither the mail to customer service nor a size.
        expect(world.keptTooMuch()).toEqual([])
      }
      // No more faults; after an hour and a half every pause is over.
      world.faults = []
      world.mailServer = 'delivered'
      world.furtherFail = false
      for (let tick = 0; tick < 4; tick += 1) {
        world.time += 90 * minute
        await world.tick()
      }
      const failed = world.failed()
      const isDelivered = (reference: string) => world.delivered.has(`${reference}.service@x.se`)
      expect([...world.accepted].filter(name => !isDelivered(name) && !failed.includes(name))).toEqual([])
      expect(failed.filter(name => !world.notices.some(text => text.includes(`${name}:`)))).toEqual([])
      const met = (name: string) => world.faultsMet.includes(name)
      // Only what could not be stored, or not be removed, may be sent although the sender was told of a fault.
      expect([...world.refused].filter(name => isDelivered(name) && !met(`remove message/${name}`))).toEqual(
        [],
      )
      // Only what could not be stored may be sent without a lease.
      const couldNotBeKept = (id: string) =>
        world.faultsMet.some(name => name.endsWith(` message/${id.split('.')[0]}`))
      expect(world.sendsWithoutLease.filter(id => !couldNotBeKept(id))).toEqual([])
      expect(world.sendsAtOnce.filter(id => !couldNotBeKept(id))).toEqual([])
      // A lost mark may cause a second delivery, a failing read never.
      if (world.faultsMet.every(name => name.startsWith('read ')))
        expect([...world.delivered.values()].filter(count => count > 1)).toEqual([])
      // A mail server that never answers gets no mail more than three times, unless a fault hides that.
      const most = 3 + world.faultsMet.length
      const copies = [...world.unanswered].filter(([id]) => !id.includes('.notice@'))
      expect(copies.filter(([, count]) => count > most)).toEqual([])
      world.time += 31 * day
      await world.tick()
      expect([...world.store.entries.keys()]).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
