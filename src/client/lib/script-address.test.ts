import { beforeEach, expect, it, vi } from 'vitest'
import { tagManagerScript } from '../../shared/tag-manager.ts'

type Rules = { readonly createScriptURL: (address: string) => string }

/** A browser with Trusted Types, which marks what it trusts. */
const createPolicy = vi.fn((_: string, rules: Rules) => ({
  createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}`,
}))

beforeEach(() => {
  vi.resetModules()
})

const load = async (page: object) => {
  vi.stubGlobal('window', page)
  return (await import('./script-address.ts')).scriptAddress
}

it('makes one policy, with the name that the header allows, if the browser has Trusted Types', async () => {
  const scriptAddress = await load({ trustedTypes: { createPolicy } })
  expect(scriptAddress('/sw.js')).toBe('trusted /sw.js')
  expect(scriptAddress('/other.js')).toBe('trusted ')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['perrong'])
})

it.each(['/sw.js', tagManagerScript('GTM-AB12')])('allows the configured address %s', async address => {
  expect((await load({}))(address)).toBe(address)
})

it.each([
  tagManagerScript('GTM-OTHER'),
  `${tagManagerScript('GTM-AB12')}&x=1`,
  'https://www.googletagmanager.com/',
  'https://evil.example/sw.js',
  '//evil.example/sw.js',
  'data:text/javascript,alert(1)',
  '',
])('returns no address for %s', async address => {
  expect((await load({}))(address)).toBe('')
})
