import { expect, it } from 'vitest'
import { readHosts } from './hosts.ts'

it('reads the site’s address and the domains of languages', () => {
  const env = { PUBLIC_SITE_URL: 'http://localhost:8443/', PUBLIC_DOMAIN_SV: 'perrong.se' }
  expect(readHosts(env)).toEqual({ ok: true, settings: ['localhost:8443', 'perrong.se'] })
})

it('names an invalid setting without its value', () => {
  expect(readHosts({ PUBLIC_DOMAIN_DA: 'https://x.dk', PUBLIC_DOMAIN_EN: '' })).toEqual({
    ok: false,
    problems: ['PUBLIC_DOMAIN_DA: must be a host name without https://, such as perrong.example'],
  })
})
