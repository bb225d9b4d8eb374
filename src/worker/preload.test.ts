import { expect, it, vi } from 'vitest'
import { setPreload } from './preload.ts'

it.each([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'disable'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0', 'disable'],
  [
    'Chromium',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'enable',
  ],
  [
    'Firefox on an iPhone, which is WebKit',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/153.0 Mobile/15E148 Safari/605.1.15',
    'enable',
  ],
] as const)('sets preload for %s', async (_, userAgent, expected) => {
  const calls: string[] = []
  const preload = {
    enable: async () => void calls.push('enable'),
    disable: async () => void calls.push('disable'),
    setHeaderValue: vi.fn(),
    getState: vi.fn(),
  }
  await setPreload(preload, userAgent)
  expect(calls).toEqual([expected])
})

it('does nothing in a browser without navigation preload', async () => {
  await expect(setPreload(undefined, 'Version/10.0 Safari/602.1')).resolves.toBeUndefined()
})
