import { afterEach, expect, it, vi } from 'vitest'
import { mailServicesFor } from '../../src/server/mail/mail-services.ts'
import { sampleMail } from '../../src/server/mail/sample-mail.ts'
import { startScriptedSmtp } from '../../src/server/mail/scripted-smtp.ts'
import { blobStores } from '../../src/server/store/stores.ts'
import { startBlobs } from './blobs.ts'
import { makeTestSite } from './test-site.ts'

const afterwards: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end()
  vi.restoreAllMocks()
})

/**
 * Accepts a form while the mail server is down, as the function of a kind of deploy does, and lists what it has stored.
 */
async function takeOn(context: string) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const site = await makeTestSite({})
  afterwards.push(site.remove)
  const blobs = await startBlobs(site.blobsDir)
  afterwards.push(blobs.stop)
  const { port, close } = await startScriptedSmtp()
  await close()
  const services = mailServicesFor(context, {
    delivery: { kind: 'smtp', url: `smtp://127.0.0.1:${port}` },
    addresses: { from: sampleMail.from, service: sampleMail.to, business: sampleMail.to },
    hashKey: 'k'.repeat(32),
  })
  await services.maySend('confirmation', 'ann@example.com')
  const result = await services.once('a form', ({ reference }) =>
    services.deliver(reference, { decisive: sampleMail, further: [] }),
  )
  const { outbox, notes } = blobStores(context)
  const kept = [...(await outbox.list('')), ...(await notes.list(''))]
  return { outcome: result.outcome, kinds: [...new Set(kept.map(key => key.split('/')[0]))].sort() }
}

it.each(['production', 'dev'])('stores mail where schedules run: %s', async context => {
  const { outcome, kinds } = await takeOn(context)
  expect(outcome).toBe('accepted')
  expect(kinds).toEqual(['accepted', 'attempt', 'confirmation', 'message', 'posted', 'recipient', 'size'])
})

it.each(['deploy-preview', 'branch-deploy'])(
  'stores nothing where no schedules run, and says so: %s',
  async context => {
    expect(await takeOn(context)).toEqual({ outcome: 'passing', kinds: [] })
  },
)
