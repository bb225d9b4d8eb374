import { expect, test, vi } from 'vitest'
import { start } from './tagged-page.ts'

const { followConsent } = vi.hoisted(() => ({ followConsent: vi.fn() }))
vi.mock('./follow-consent.ts', () => ({ followConsent }))
vi.mock('./tag-cookies.ts', () => ({ removeRefusedCookies: () => undefined }))

test('after a refusal, loads store and tags only once the reader agrees', async () => {
  const page = new EventTarget()
  const comeBack = async () => {
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.dynamicImportSettled()
  }
  const today = new Date().toISOString().slice(0, 10)
  let saved = `1 ${today}`
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', { getItem: () => saved })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })

  await start('GTM-AB12', new AbortController().signal)
  await comeBack()
  expect(followConsent).not.toHaveBeenCalled()

  saved = `1 ${today} statistics`
  await comeBack()
  expect(followConsent).toHaveBeenCalledOnce()
})
