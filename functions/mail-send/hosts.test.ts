import { expect, it } from 'vitest'
import { readHosts } from './hosts.ts'

it('takes domains bare and as addresses', () => {
  const env = { PUBLIC_SITE_URL: 'https://perrong.example/', PUBLIC_DOMAIN_SV: 'perrong.se.example:8443' }
  expect(readHosts(env)).toEqual({ ok: true, settings: ['perrong.example', 'perrong.se.example:8443'] })
})

it('names a wrong domain and not its value', () => {
  expect(readHosts({ PUBLIC_DOMAIN_DA: 'ftp://x.dk', PUBLIC_DOMAIN_EN: '' })).toEqual({
    ok: false,
    problems: ['PUBLIC_DOMAIN_DA must be a domain or an http(s) address'],
  })
})
