import { afterEach, expect, it } from 'vitest'
import { createOutbox } from '../../src/server/mail/outbox/outbox.ts'
import { sampleAddresses, sampleMail } from '../../src/server/mail/sample-mail.ts'
import { type ScriptedServer, startScriptedSmtp } from '../../src/server/mail/scripted-smtp.ts'
import { createSend } from '../../src/server/mail/transport.ts'
import { blobStores } from '../../src/server/store/stores.ts'
import { type RunningSite, startSite } from '../../tests/e2e/support/site.ts'
import { startBlobs } from './blobs.ts'
import { makeTestSite } from './test-site.ts'

const afterwards: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end()
})

/** A folder with a site without pages. */
async function testSite() {
  const site = await makeTestSite({ 'dist/index.html': '' })
  afterwards.push(site.remove)
  return site
}

async function useBlobs(directory: string): Promise<void> {
  const blobs = await startBlobs(directory)
  afterwards.push(blobs.stop)
}

async function startSmtp(...given: Parameters<typeof startScriptedSmtp>): Promise<ScriptedServer> {
  const server = await startScriptedSmtp(...given)
  afterwards.push(server.close)
  return server
}

/** A free port, for a mail server that is down. */
async function freePort(): Promise<number> {
  const { port, close } = await startScriptedSmtp()
  await close()
  return port
}

const outboxTo = (port: number, now: number) =>
  createOutbox({
    store: blobStores('dev').outbox,
    send: createSend({
      delivery: { kind: 'smtp', url: `smtp://127.0.0.1:${port}` },
      addresses: sampleAddresses,
    }),
    addresses: sampleAddresses,
    now: () => now,
    newOwner: () => crypto.randomUUID(),
    log: () => {},
  })

/** Milliseconds after which everything may be retried. */
const later = 120_000

const idsOf = ({ messages }: ScriptedServer) =>
  messages.map(mail => /^message-id: *<(.+)@/im.exec(mail.toString('latin1'))?.[1]).sort()

it('keeps a message in blobs until a mail server can accept it', async () => {
  await useBlobs((await testSite()).blobsDir)
  const now = Date.UTC(2027, 5, 25)
  const bytes = new Uint8Array(4_000_000).fill(7)
  const decisive = { ...sampleMail, attachments: [{ name: 'a.pdf', mime: 'application/pdf', bytes }] }
  const outbox = outboxTo(await freePort(), now)
  expect(await outbox.deliver('P-2222-2222', { decisive, further: [] })).toEqual({ outcome: 'accepted' })
  const back = await startSmtp()
  await outboxTo(back.port, now + later).tick(false)
  expect(back.messages).toHaveLength(1)
  expect(back.messages[0]?.length).toBeGreaterThan(5_000_000)
  expect(await blobStores('dev').outbox.list('')).toEqual([])
})

it('delivers many messages once each, in one run, when the mail server is back', async () => {
  await useBlobs((await testSite()).blobsDir)
  const now = Date.UTC(2027, 5, 25)
  const outbox = outboxTo(await freePort(), now)
  const references = Array.from({ length: 20 }, (_, number) => `P-${number}`)
  const mail = (reference: string, kind: string) => ({
    ...sampleMail,
    messageId: `${reference}.${kind}@x.se`,
  })
  const answers = await Promise.all(
    references.map(reference =>
      outbox.deliver(reference, {
        decisive: mail(reference, 'service'),
        further: [mail(reference, 'confirmation')],
      }),
    ),
  )
  expect(answers.filter(({ outcome }) => outcome !== 'accepted')).toEqual([])
  const back = await startSmtp()
  await outboxTo(back.port, now + later).tick(false)
  expect(idsOf(back)).toEqual(references.flatMap(name => [`${name}.service`, `${name}.confirmation`]).sort())
  expect(await blobStores('dev').outbox.list('')).toEqual([])
})

it.each([
  ['its first mail', 1, ['confirmation', 'service']],
  ['its second mail', 2, ['confirmation', 'service']],
])('sends each mail once if the whole server is killed in the middle of %s', async (_, nth, kinds) => {
  let site: RunningSite | undefined
  let mails = 0
  const server = await startSmtp(
    {},
    {
      onRcptTo(_, __, done) {
        mails += 1
        if (mails === nth) void site?.kill()
        else done()
      },
    },
  )
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${server.port}` }, (await testSite()).dist)
  afterwards.push(site.stop)
  await expect(
    fetch(`${site.url}/mail/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        form: 'contact',
        subject: 'booking',
        name: 'Ann',
        lastName: 'Berg',
        email: 'ann@example.com',
        message: 'Is there a seat?',
      }),
    }),
  ).rejects.toThrow()
  await useBlobs(site.blobsDir)
  await outboxTo(server.port, Date.now() + later).tick(false)
  const ids = idsOf(server)
  expect(ids.map(id => id?.split('.')[1])).toEqual(kinds)
  expect(new Set(ids.map(id => id?.split('.')[0])).size).toBe(1)
  expect(await blobStores('dev').outbox.list('')).toEqual([])
})
