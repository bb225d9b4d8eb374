import { expect, test } from 'vitest'
import { securityHeaders } from '../shared/security-headers.ts'
import { configuredOrigins } from './headers.ts'

const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy'] ?? ''

test('allows nothing unsafe and nothing by default', () => {
  const policy = policyOf(securityHeaders({ scriptHashes: ['sha256-a'] }))
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain("script-src 'self' 'sha256-a'")
})

test('names a widget’s origin only when one is configured, and then leaves COEP out', () => {
  expect(policyOf(securityHeaders())).toMatch(/^(?!.*frame-src).*default-src 'none'/)
  expect(securityHeaders()).toHaveProperty('Cross-Origin-Embedder-Policy', 'credentialless')
  const headers = securityHeaders({ widgetOrigins: ['https://widget.example'] })
  expect(policyOf(headers)).toContain('frame-src https://widget.example')
  expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy')
})

test('lets a text become a script only through our own policy, and with tags through Google’s as well', () => {
  const allowed = "require-trusted-types-for 'script'; trusted-types perrong"
  expect(policyOf(securityHeaders())).toMatch(new RegExp(`; ${allowed}$`))
  expect(policyOf(securityHeaders({ widgetOrigins: ['https://widget.example'] }))).toMatch(
    new RegExp(`; ${allowed}$`),
  )
  expect(policyWith({ PUBLIC_GTM_ID: 'GTM-AB12' })).toMatch(new RegExp(`; ${allowed} goog#html$`))
})

const policyWith = (environment: Parameters<typeof configuredOrigins>[0]) =>
  policyOf(securityHeaders(configuredOrigins(environment)))

test('names the origins of tags only when a tag manager is configured, and keeps COEP', () => {
  expect(policyWith({ PUBLIC_TAG_ORIGINS: 'https://tags.example' })).toBe(policyWith({}))
  const policy = policyWith({ PUBLIC_GTM_ID: 'GTM-AB12', PUBLIC_TAG_ORIGINS: 'https://tags.example' })
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com https://tags.example;")
  for (const directive of ['connect-src', 'img-src'])
    expect(policy).toMatch(
      new RegExp(`${directive} [^;]*https://\\*\\.google-analytics\\.com [^;]*https://tags\\.example;`),
    )
  expect(policy).not.toContain('unsafe')
  expect(securityHeaders(configuredOrigins({ PUBLIC_GTM_ID: 'GTM-AB12' }))).toHaveProperty(
    'Cross-Origin-Embedder-Policy',
    'credentialless',
  )
})

test('limits referrers to the origin if an address may contain tokens', () => {
  const policy = (tokensInAddress: boolean) => securityHeaders({ tokensInAddress })['Referrer-Policy']
  expect([policy(true), policy(false)]).toEqual(['strict-origin', 'strict-origin-when-cross-origin'])
})
