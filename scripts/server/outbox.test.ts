import { afterEach, expect, it } from 'vitest'
import { blobStore } from '../../src/server/mail/outbox/blob-store.ts'
import { createOutbox } from '../../src/server/mail/outbox/outbox.ts'
import { sampleMail } from '../../src/server/mail/sample-mail.ts'
import { startScriptedSmtp } from '../../src/server/mail/scripted-smtp.ts'
import { createSend } from '../../src/server/mail/transport.ts'
import { startBlobs } from './blobs.ts'
import { makeTestSite, type TestSite } from './test-site.ts'

let site: TestSite | undefined
afterEach(() => site?.remove())

it('keeps a message in blobs until a mail server is there to take it', async () => {
  site = await makeTestSite({ 'dist/index.html': '' })
  const blobs = await startBlobs(site.blobsDir)
  const server = await startScriptedSmtp()
  await server.close()
  let now = Date.UTC(2027, 5, 25)
  const outboxTo = (port: number) =>
    createOutbox({
      store: blobStore('dev'),
      send: createSend({ kind: 'smtp', url: `smtp://127.0.0.1:${port}` }),
      addresses: { from: sampleMail.from, service: sampleMail.to },
      now: () => now,
      newOwner: () => `run at ${now}`,
      log: () => {},
    })
  const bytes = new Uint8Array(4_000_000).fill(7)
  const decisive = { ...sampleMail, attachments: [{ name: 'a.pdf', mime: 'application/pdf', bytes }] }
  expect(await outboxTo(server.port).deliver('P-2222-2222', { decisive, further: [] })).toEqual({
    outcome: 'accepted',
  })
  const back = await startScriptedSmtp()
  now += 120_000
  await outboxTo(back.port).tick()
  expect(back.messages).toHaveLength(1)
  expect(back.messages[0]?.length).toBeGreaterThan(5_000_000)
  expect(await blobStore('dev').list('')).toEqual([])
  await back.close()
  await blobs.stop()
})
