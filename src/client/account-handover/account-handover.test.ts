import { beforeEach, expect, it, vi } from 'vitest'

const ask = vi.fn()
const page = new EventTarget()
let document: { prerendering: boolean; cookie: string; documentElement: { dataset: Record<string, string> } }

async function install(): Promise<() => void> {
  const behaviour = await import('./account-handover.ts')
  const teardown = behaviour.install()
  await vi.dynamicImportSettled()
  return teardown
}
const activate = async () => {
  page.dispatchEvent(new Event('prerenderingchange'))
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  vi.resetModules()
  ask.mockReset()
  vi.doMock('./ask-account-site.ts', () => ({ askAccountSite: ask }))
  document = Object.assign(page, { prerendering: false, cookie: '', documentElement: { dataset: {} } })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
})

it('asks when the page loads', async () => {
  await install()
  expect(ask).toHaveBeenCalledOnce()
})

it('waits until a prerendered page is shown', async () => {
  document.prerendering = true
  await install()
  expect(ask).not.toHaveBeenCalled()
  await activate()
  expect(ask).toHaveBeenCalledOnce()
})

it('does nothing after its teardown', async () => {
  document.prerendering = true
  const teardown = await install()
  teardown()
  await activate()
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  {
    what: 'the account site was asked',
    change: () => Object.assign(document, { cookie: 'a=1; account-asked=1' }),
  },
  { what: 'there is no network', change: () => vi.stubGlobal('navigator', { onLine: false }) },
  {
    what: 'the page does a task',
    change: () => Object.assign(document.documentElement.dataset, { role: 'task' }),
  },
  {
    what: 'another redirect is under way',
    change: () => Object.assign(document.documentElement.dataset, { leaving: '' }),
  },
])('does not ask when $what', async ({ change }) => {
  change()
  await install()
  expect(ask).not.toHaveBeenCalled()
})
