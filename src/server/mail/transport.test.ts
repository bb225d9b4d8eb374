import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../shared/mail/mail.ts'
import { createSend } from './transport.ts'

const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)

const mail: Mail = {
  from: { name: 'Perrong', address: 'no-reply@perrong.example' },
  to: { name: '', address: 'service@perrong.example' },
  replyTo: { name: 'Åsa, "Bo" <x@y.se>', address: 'asa@example.com' },
  subject: 'Ämne – P-2222-2222',
  text: 'Hej å\n.\nslut',
  html: '<p>Hej å</p>',
  attachments: [
    { name: 'kvitto å.pdf', mime: 'application/pdf', bytes: everyByte },
    { name: 'rader.txt', mime: 'text/plain', bytes: new TextEncoder().encode('a\nb\r\nc  \n.\nå') },
  ],
  messageId: 'P-2222-2222.service@perrong.example',
  automatic: true,
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function listen(server: { server: Server } | Server): Promise<number> {
  const net = 'server' in server ? server.server : server
  return new Promise(resolve => {
    net.listen(0, '127.0.0.1', () => {
      const address = net.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

async function startServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  const port = await listen(server)
  closers.push(() => new Promise(resolve => server.close(() => resolve())))
  return `smtp://127.0.0.1:${port}`
}

describe('sending to a mail server', () => {
  it('delivers everything, files byte for byte, to one recipient', async () => {
    const received: { email: Email; recipients: string[] }[] = []
    const url = await startServer({
      async onData(stream, session, done) {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        const email = await PostalMime.parse(Buffer.concat(chunks))
        received.push({ email, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      },
    })
    expect(await createSend({ kind: 'smtp', url })(mail)).toEqual({ ok: true })
    const [{ email, recipients } = { email: undefined, recipients: [] }] = received
    expect(recipients).toEqual(['service@perrong.example'])
    expect(email).toMatchObject({
      from: mail.from,
      replyTo: [mail.replyTo],
      subject: mail.subject,
      messageId: '<P-2222-2222.service@perrong.example>',
    })
    expect(email?.text?.trimEnd()).toBe(mail.text)
    expect(email?.html?.trimEnd()).toBe(mail.html)
    expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    expect(email?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['kvitto å.pdf', 'application/pdf'],
      ['rader.txt', 'text/plain'],
    ])
    for (const [index, attachment] of (email?.attachments ?? []).entries()) {
      if (typeof attachment.content === 'string') throw new Error('expected bytes')
      expect(
        Buffer.from(new Uint8Array(attachment.content)).equals(mail.attachments[index]?.bytes ?? Buffer.of()),
      ).toBe(true)
    }
  })

  it('says what a server said that refuses the recipient', async () => {
    const url = await startServer({
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })),
    })
    expect(await createSend({ kind: 'smtp', url })(mail)).toEqual({
      ok: false,
      reason: 'refused',
      response: '550 5.1.1 No such mailbox',
    })
  })

  it('says that nothing listens', async () => {
    const server = createServer()
    const port = await listen(server)
    await new Promise(resolve => server.close(resolve))
    expect(await createSend({ kind: 'smtp', url: `smtp://127.0.0.1:${port}` })(mail)).toEqual({
      ok: false,
      reason: 'unreachable',
    })
  })

  it('gives up on a server that never greets', { timeout: 10_000 }, async () => {
    const server = createServer(socket => closers.push(async () => void socket.destroy()))
    const port = await listen(server)
    closers.push(() => new Promise(resolve => server.close(() => resolve())))
    expect(await createSend({ kind: 'smtp', url: `smtp://127.0.0.1:${port}` })(mail)).toEqual({
      ok: false,
      reason: 'silent',
    })
  })
})

it('writes a mail to a folder', async () => {
  const path = await mkdtemp(join(tmpdir(), 'mail-'))
  closers.push(() => rm(path, { recursive: true }))
  const folder = join(path, 'new')
  expect(await createSend({ kind: 'folder', path: folder })(mail)).toEqual({ ok: true })
  expect(await readdir(folder)).toEqual(['P-2222-2222.service.eml'])
  const email = await PostalMime.parse(await readFile(join(folder, 'P-2222-2222.service.eml')))
  expect(email).toMatchObject({ subject: mail.subject, from: mail.from })
})

it('breaks a name that a mail program would decode to line breaks', async () => {
  const path = await mkdtemp(join(tmpdir(), 'mail-'))
  closers.push(() => rm(path, { recursive: true }))
  const name = '=?utf-8?Q?Ann=0D=0ABcc=3A_evil=40evil.example?='
  await createSend({ kind: 'folder', path })({ ...mail, replyTo: { name, address: 'ann@example.com' } })
  const email = await PostalMime.parse(await readFile(join(path, 'P-2222-2222.service.eml')))
  expect(email.replyTo).toEqual([
    { name: '= ?utf-8?Q?Ann=0D=0ABcc=3A_evil=40evil.example?=', address: 'ann@example.com' },
  ])
})
