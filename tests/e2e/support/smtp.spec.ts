import { createTransport } from 'nodemailer'
import { refusedPort } from './smtp.ts'
import { expect, test } from './test.ts'

const mail = {
  from: { name: 'Åsa', address: 'asa@example.com' },
  to: { name: '', address: 'service@example.com' },
  subject: 'Försenat tåg',
  text: 'Hej',
  attachments: [{ filename: 'a.pdf', content: Buffer.from([0, 13, 10, 255]) }],
}
const send = (url: string) => createTransport(`${url}?greetingTimeout=500`).sendMail(mail)

test('a mail server that accepts keeps envelope, words and bytes', async ({ startSmtp }) => {
  const smtp = await startSmtp()
  await send(smtp.url)
  const [received] = await smtp.waitFor(1)
  expect(received).toMatchObject({ from: 'asa@example.com', to: ['service@example.com'] })
  expect(received?.email.subject).toBe('Försenat tåg')
  const content = received?.email.attachments[0]?.content
  expect(content instanceof ArrayBuffer ? [...new Uint8Array(content)] : content).toEqual([0, 13, 10, 255])
})

for (const behaviour of ['reject-rcpt', 'reject-data'] as const) {
  test(`a mail server that does ${behaviour} answers 550`, async ({ startSmtp }) => {
    const smtp = await startSmtp(behaviour)
    await expect(send(smtp.url)).rejects.toMatchObject({ responseCode: 550 })
    expect(smtp.mails).toEqual([])
  })
}

test('a silent mail server never greets', async ({ startSmtp }) => {
  const smtp = await startSmtp('silent')
  await expect(send(smtp.url)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('a refused port has no server', async () => {
  await expect(send(`smtp://127.0.0.1:${await refusedPort()}`)).rejects.toMatchObject({ code: 'ESOCKET' })
})
