import { afterEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../shared/mail/mail.ts'
import { sampleMail } from './sample-mail.ts'
import {
  type Behaviour,
  type ScriptedServer,
  type Stage,
  startRawServer,
  startScriptedSmtp,
} from './scripted-smtp.ts'
import type { MailFault, SendResult } from './send-result.ts'
import { createSend } from './transport.ts'

/** Milliseconds, short enough for tests, in the order of the real ones. */
const limits = { connection: 400, silence: 800, whole: 1600 }

const servers: ScriptedServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function send(
  starting: Promise<ScriptedServer>,
  mail: Mail = sampleMail,
  { protocol = 'smtp://', limits: given = limits } = {},
) {
  const server = await starting
  servers.push(server)
  const url = `${protocol}127.0.0.1:${server.port}`
  return createSend({ kind: 'smtp', url }, given)(mail)
}

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
  it.each<[Stage, Behaviour, SendResult]>([
    ['greeting', { code: 554, words: 'no service for [203.0.113.7]' }, refusedNow('554 no service for …')],
    ['greeting', closing, away],
    ['greeting', 'silent', passing('silent')],
    ['greeting', 'hang up', passing('unreachable')],
    ['from', unavailable, busy],
    ['from', unknownUser, noUser],
    ['from', closing, away],
    ['from', { code: 503, words: 'bad sequence' }, refusedNow('503 bad sequence')],
    ['from', 'silent', passing('silent')],
    ['from', 'hang up', passing('unreachable')],
    ['to', unavailable, busy],
    ['to', unknownUser, noUser],
    ['to', closing, away],
    ['to', 'silent', passing('silent')],
    ['to', 'hang up', passing('unreachable')],
    ['body', unavailable, busy],
    ['body', { code: 552, words: '5.3.4 too big' }, lasting('552 5.3.4 too big')],
    ['body', closing, away],
    ['body', 'silent', unknown('silent')],
    ['body', 'hang up', unknown('unreachable')],
  ])('at %s goes %j is %j', async (stage, behaviour, result) => {
    expect(await send(startScriptedSmtp({ [stage]: behaviour }))).toEqual(result)
  })

  it.each<[Behaviour, SendResult]>([
    [{ code: 535, words: '5.7.8 bad password' }, refusedNow('535 5.7.8 bad password')],
    [{ code: 454, words: '4.7.0 try later' }, refusedNow('454 4.7.0 try later')],
    ['silent', passing('silent')],
    ['hang up', passing('unreachable')],
  ])('at the password goes %j is %j', async (behaviour, result) => {
    const server = startScriptedSmtp({ auth: behaviour })
    expect(await send(server, sampleMail, { protocol: 'smtp://user:pass@' })).toEqual(result)
  })
})

const greeted = ['220 ready\r\n', '250 hello\r\n', '250 ok\r\n', '250 ok\r\n']

describe('a mail server of few words that', () => {
  it.each<[string, string[], 'silent' | 'hang up', SendResult]>([
    ['says nothing to DATA', greeted, 'silent', passing('silent')],
    ['hangs up at DATA', greeted, 'hang up', passing('unreachable')],
    ['refuses DATA for now', [...greeted, '451 later\r\n'], 'silent', refusedNow('451 later')],
    ['refuses DATA', [...greeted, '554 no\r\n'], 'silent', lasting('554 no')],
    ['says nothing to the mail', [...greeted, '354 go\r\n'], 'silent', unknown('silent')],
    ['answers with half a line', [...greeted, '354 go\r\n', '25'], 'silent', unknown('silent')],
    ['is no mail server', ['HTTP/1.1 400 Bad Request\r\n'], 'silent', passing('unreachable')],
  ])('%s', async (_, replies, then, result) => {
    expect(await send(startRawServer(replies, then))).toEqual(result)
  })

  it('hangs up in the middle of a mail has not got it', async () => {
    const bytes = new Uint8Array(4_000_000)
    const large = { ...sampleMail, attachments: [{ name: 'a.pdf', mime: 'application/pdf', bytes }] }
    const server = startRawServer([...greeted, '354 go\r\n'], 'hang up')
    expect(await send(server, large)).toEqual(passing('unreachable'))
  })

  it('lets the time of the whole mail run out', async () => {
    const server = startRawServer([...greeted, '354 go\r\n'], 'silent')
    const short = { ...limits, silence: 5000, whole: 500 }
    expect(await send(server, sampleMail, { limits: short })).toEqual(unknown('silent'))
  })
})

describe('the network', () => {
  it('with nobody at the address is a passing fault', async () => {
    const server = await startScriptedSmtp()
    await server.close()
    const url = `smtp://127.0.0.1:${server.port}`
    expect(await createSend({ kind: 'smtp', url }, limits)(sampleMail)).toEqual(passing('unreachable'))
  })

  it('without the name of the server is a passing fault', async () => {
    const url = 'smtp://mail.perrong.invalid'
    expect(await createSend({ kind: 'smtp', url }, limits)(sampleMail)).toMatchObject({ outcome: 'passing' })
  })

  it.each<[string, string, string[]]>([
    ['a certificate of its own', 'smtp://', []],
    ['no TLS at all', 'smtps://', ['STARTTLS']],
  ])('with a server that has %s is a passing fault', async (_, protocol, disabledCommands) => {
    const server = startScriptedSmtp({}, { disabledCommands })
    expect(await send(server, sampleMail, { protocol })).toEqual(passing('unreachable'))
    expect(servers[0]?.messages).toEqual([])
  })
})

it('throws what is no fault of the mail server', async () => {
  const mail = { ...sampleMail, to: { name: '', address: '' } }
  await expect(send(startScriptedSmtp(), mail)).rejects.toThrow('No recipients defined')
})
