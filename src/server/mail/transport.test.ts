import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../shared/mail/mail.ts'
import { sampleAddresses, sampleMail } from './sample-mail.ts'
import { startScriptedSmtp } from './scripted-smtp.ts'
import { createSend } from './transport.ts'

const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)

const mail: Mail = {
  ...sampleMail,
  replyTo: { name: 'Åsa, "Bo" <x@y.se>', address: 'asa@example.com' },
  text: 'Hej å\n.\nslut',
  attachments: [
    { name: 'kvitto å.pdf', mime: 'application/pdf', bytes: everyByte },
    { name: 'rader.txt', mime: 'text/plain', bytes: new TextEncoder().encode('a\nb\r\nc  \n.\nå') },
  ],
  automatic: true,
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

describe('sending to a mail server', () => {
  it('delivers everything, files byte for byte, to one recipient', async () => {
    const recipients: string[] = []
    const server = await startScriptedSmtp(
      {},
      {
        onRcptTo({ address }, _, done) {
          recipients.push(address)
          done()
        },
      },
    )
    closers.push(server.close)
    const url = `smtp://127.0.0.1:${server.port}`
    expect(await createSend({ delivery: { kind: 'smtp', url }, addresses: sampleAddresses })(mail)).toEqual({
      outcome: 'delivered',
    })
    expect(recipients).toEqual(['service@perrong.example'])
    expect(server.messages).toHaveLength(1)
    const email = await PostalMime.parse(server.messages[0] ?? '')
    expect(email).toMatchObject({
      from: mail.from,
      replyTo: [mail.replyTo],
      subject: mail.subject,
      messageId: '<P-2222-2222.service@perrong.example>',
    })
    expect(email.text?.trimEnd()).toBe(mail.text)
    expect(email.html?.trimEnd()).toBe(mail.html)
    expect(email.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['kvitto å.pdf', 'application/pdf'],
      ['rader.txt', 'text/plain'],
    ])
    for (const [index, attachment] of email.attachments.entries()) {
      if (typeof attachment.content === 'string') throw new Error('expected bytes')
      expect(
        Buffer.from(new Uint8Array(attachment.content)).equals(mail.attachments[index]?.bytes ?? Buffer.of()),
      ).toBe(true)
    }
  })
})

it('writes a mail to a folder', async () => {
  const path = await mkdtemp(join(tmpdir(), 'mail-'))
  const folder = join(path, 'new')
  expect(
    await createSend({ delivery: { kind: 'folder', path: folder }, addresses: sampleAddresses })(mail),
  ).toEqual({ outcome: 'delivered' })
  expect(await readdir(folder)).toEqual(['P-2222-2222.service.eml'])
  const email = await PostalMime.parse(await readFile(join(folder, 'P-2222-2222.service.eml')))
  expect(email).toMatchObject({ subject: mail.subject, from: mail.from })
})

it.each([
  ['a mail to customer service', false, undefined],
  ['a confirmation', true, 'All'],
])('marks %s so that no program answers it', async (_, automatic, suppress) => {
  const path = await mkdtemp(join(tmpdir(), 'mail-'))
  await createSend({ delivery: { kind: 'folder', path }, addresses: sampleAddresses })({ ...mail, automatic })
  const { headers } = await PostalMime.parse(await readFile(join(path, 'P-2222-2222.service.eml')))
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('x-auto-response-suppress')).toBe(suppress)
})

it('breaks up a name that a mail program would decode to line breaks', async () => {
  const path = await mkdtemp(join(tmpdir(), 'mail-'))
  const name = '=?utf-8?Q?Ann=0D=0ABcc=3A_evil=40evil.example?='
  await createSend({ delivery: { kind: 'folder', path }, addresses: sampleAddresses })({
    ...mail,
    replyTo: { name, address: 'ann@example.com' },
  })
  const email = await PostalMime.parse(await readFile(join(path, 'P-2222-2222.service.eml')))
  expect(email.replyTo).toEqual([
    { name: '= ?utf-8?Q?Ann=0D=0ABcc=3A_evil=40evil.example?=', address: 'ann@example.com' },
  ])
})
