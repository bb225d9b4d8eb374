import { describe, expect, it } from 'vitest'
import { sampleAddresses, sampleMail } from './sample-mail.ts'
import {
  type Behaviour,
  type ScriptedServer,
  type Stage,
  startRawServer,
  startScriptedSmtp,
} from './scripted-smtp.ts'
import type { MailFault, SendResult } from './send-result.ts'
import { createSend } from './transport.ts'

const toStranger = { ...sampleMail, to: { name: '', address: 'ann@example.com' } }

/** In milliseconds. Only the limit under test is short, since a busy machine is slow as well. */
const patient = { connection: 20_000, total: 25_000 }
const short = { connection: 1500, total: 3000 }

async function send(
  starting: Promise<ScriptedServer>,
  { mail = toStranger, protocol = 'smtp://', limits = patient } = {},
) {
  const server = await starting
  try {
    return await createSend(
      { delivery: { kind: 'smtp', url: `${protocol}127.0.0.1:${server.port}` }, addresses: sampleAddresses },
      limits,
    )(mail)
  } finally {
    await server.close()
  }
}

const limitsFor = (behaviour: unknown) => (behaviour === 'silent' ? short : patient)

const unavailable = { code: 450, words: '4.2.1 mailbox of <ann@example.com> is busy' }
const unknownUser = { code: 550, words: '5.1.1 <ann@example.com> is unknown' }
const closing = { code: 421, words: '4.3.2 mx1.example.com is closing' }

const lasting = (words: string): MailFault => ({ outcome: 'lasting', reason: 'refused', words })
const refusedNow = (words: string): MailFault => ({ outcome: 'passing', reason: 'refused', words })
const passing = (reason: MailFault['reason']): MailFault => ({ outcome: 'passing', reason, words: '' })
const unknown = (reason: MailFault['reason']): MailFault => ({ outcome: 'unknown', reason, words: '' })

const busy = refusedNow('450 4.2.1 mailbox of … is busy')
const noUser = lasting('550 5.1.1 … is unknown')
const away = refusedNow('421 4.3.2 … is closing')

describe('a mail server that', () => {
  it.concurrent.each<[Stage, Behaviour, SendResult]>([
    ['greeting', { code: 554, words: 'no service for [203.0.113.7]' }, refusedNow('554 no service for …')],
    ['greeting', closing, away],
    ['greeting', 'silent', passing('silent')],
    ['greeting', 'hang up', passing('unreachable')],
    ['from', unavailable, busy],
    ['from', unknownUser, noUser],
    ['from', closing, away],
    ['from', { code: 503, words: 'bad sequence' }, refusedNow('503 bad sequence')],
    ...[530, 534, 535, 538].map((code): [Stage, Behaviour, SendResult] => [
      'from',
      { code, words: 'log in first' },
      refusedNow(`${code} log in first`),
    ]),
    [
      'from',
      { code: 550, words: '5.7.60 not yours to send as' },
      refusedNow('550 5.7.60 not yours to send as'),
    ],
    ['from', { code: 554, words: '5.7.1 account locked' }, refusedNow('554 5.7.1 account locked')],
    ['from', { code: 550, words: '5.1.8 bad sender' }, lasting('550 5.1.8 bad sender')],
    ['from', 'silent', passing('silent')],
    ['from', 'hang up', passing('unreachable')],
    ['to', unavailable, busy],
    ['to', unknownUser, noUser],
    ['to', closing, away],
    ['to', { code: 530, words: '5.7.0 log in first' }, refusedNow('530 5.7.0 log in first')],
    ['to', { code: 550, words: '5.7.1 relay denied' }, lasting('550 5.7.1 relay denied')],
    ['to', 'silent', passing('silent')],
    ['to', 'hang up', passing('unreachable')],
    ['body', unavailable, busy],
    ['body', { code: 552, words: '5.3.4 too big' }, lasting('552 5.3.4 too big')],
    ['body', closing, away],
    ['body', 'silent', unknown('silent')],
    ['body', 'hang up', unknown('unreachable')],
  ])('at %s goes %j is %j', async (stage, behaviour, result) => {
    const limits = limitsFor(behaviour)
    expect(await send(startScriptedSmtp({ [stage]: behaviour }), { limits })).toEqual(result)
  })

  it.concurrent.each<[Stage, Behaviour, SendResult]>([
    ['to', { code: 552, words: '5.2.2 mailbox full' }, refusedNow('552 5.2.2 mailbox full')],
    ['to', { code: 550, words: '5.1.1 no such user' }, lasting('550 5.1.1 no such user')],
    ['body', { code: 552, words: '5.2.2 mailbox full' }, refusedNow('552 5.2.2 mailbox full')],
    ['body', { code: 552, words: '5.3.4 too big' }, lasting('552 5.3.4 too big')],
    ['body', { code: 554, words: '5.7.1 looks like spam' }, lasting('554 5.7.1 looks like spam')],
  ])('refuses our own address at %s with %j is %j', async (stage, behaviour, result) => {
    expect(await send(startScriptedSmtp({ [stage]: behaviour }), { mail: sampleMail })).toEqual(result)
  })

  it.concurrent.each<[Behaviour, SendResult]>([
    [{ code: 535, words: '5.7.8 bad password' }, refusedNow('535 5.7.8 bad password')],
    [{ code: 454, words: '4.7.0 try later' }, refusedNow('454 4.7.0 try later')],
    ['silent', passing('silent')],
    ['hang up', passing('unreachable')],
  ])('at the password goes %j is %j', async (behaviour, result) => {
    const server = startScriptedSmtp({ auth: behaviour })
    const limits = limitsFor(behaviour)
    expect(await send(server, { protocol: 'smtp://user:pass@', limits })).toEqual(result)
  })
})

const greeted = ['220 ready\r\n', '250 hello\r\n', '250 ok\r\n', '250 ok\r\n']

describe('a mail server that is scripted line by line', () => {
  it.concurrent.each<[string, string[], 'silent' | 'hang up', SendResult]>([
    ['says nothing to DATA', greeted, 'silent', passing('silent')],
    ['hangs up at DATA', greeted, 'hang up', passing('unreachable')],
    ['refuses DATA for now', [...greeted, '451 later\r\n'], 'silent', refusedNow('451 later')],
    ['refuses DATA', [...greeted, '554 no\r\n'], 'silent', lasting('554 no')],
    ['says nothing to the mail', [...greeted, '354 go\r\n'], 'silent', unknown('silent')],
    ['answers with half a line', [...greeted, '354 go\r\n', '25'], 'silent', unknown('silent')],
    ['is no mail server', ['HTTP/1.1 400 Bad Request\r\n'], 'silent', passing('unreachable')],
  ])('%s', async (_, replies, then, result) => {
    expect(await send(startRawServer(replies, then), { limits: limitsFor(then) })).toEqual(result)
  })

  it('hangs up in the middle of a mail has not received it', async () => {
    const bytes = new Uint8Array(4_000_000)
    const large = { ...sampleMail, attachments: [{ name: 'a.pdf', mime: 'application/pdf', bytes }] }
    const server = startRawServer([...greeted, '354 go\r\n'], 'hang up')
    expect(await send(server, { mail: large })).toEqual(passing('unreachable'))
  })

  it('exceeds the time for the whole mail', async () => {
    const server = startRawServer([...greeted, '354 go\r\n'], 'silent')
    expect(await send(server, { limits: { ...patient, total: 3000 } })).toEqual(unknown('silent'))
  })
})

describe('the network', () => {
  it('without a server at the address causes a passing fault', async () => {
    const server = await startScriptedSmtp()
    await server.close()
    const url = `smtp://127.0.0.1:${server.port}`
    expect(
      await createSend({ delivery: { kind: 'smtp', url }, addresses: sampleAddresses }, patient)(sampleMail),
    ).toEqual(passing('unreachable'))
  })

  it('without an entry for the server’s name causes a passing fault', async () => {
    const url = 'smtp://mail.perrong.invalid'
    expect(
      await createSend({ delivery: { kind: 'smtp', url }, addresses: sampleAddresses }, patient)(sampleMail),
    ).toMatchObject({ outcome: 'passing' })
  })

  it.concurrent.each<[string, string, string[]]>([
    ['a certificate of its own', 'smtp://', []],
    ['no TLS at all', 'smtps://', ['STARTTLS']],
  ])('with a server that has %s causes a passing fault', async (_, protocol, disabledCommands) => {
    const server = startScriptedSmtp({}, { disabledCommands })
    expect(await send(server, { protocol })).toEqual(passing('unreachable'))
    expect((await server).messages).toEqual([])
  })
})

it('throws errors that the mail server has not caused', async () => {
  const mail = { ...sampleMail, to: { name: '', address: '' } }
  await expect(send(startScriptedSmtp(), { mail })).rejects.toThrow('No recipients defined')
})
