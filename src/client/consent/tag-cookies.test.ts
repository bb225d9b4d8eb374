import { expect, test } from 'vitest'
import { cookieDomains, refusedCookies } from './tag-cookies.ts'

const written =
  'language=%22sv%22; _ga=GA1.1.1; _ga_AB12=GS1; _gid=GA1; _gcl_au=1.1; _gac_UA-1=1; _gidea=1; garlic=_ga'
const statistics = ['_ga', '_ga_AB12', '_gid']
const marketing = ['_gcl_au', '_gac_UA-1']

test('finds the cookies that a choice does not cover, and no other', () => {
  expect(refusedCookies(written, [])).toEqual([...statistics, ...marketing])
  expect(refusedCookies(written, ['marketing'])).toEqual(statistics)
  expect(refusedCookies(written, ['statistics'])).toEqual(marketing)
  expect(refusedCookies(written, ['statistics', 'marketing'])).toEqual([])
  expect(refusedCookies('', [])).toEqual([])
})

test.each([
  ['www.perrong.example', ['www.perrong.example', 'perrong.example']],
  ['localhost', []],
  ['127.0.0.1', []],
])('knows the domains of %s', (host, domains) => expect(cookieDomains(host)).toEqual(domains))
