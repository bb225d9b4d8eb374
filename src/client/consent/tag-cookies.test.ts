import { expect, test } from 'vitest'
import { cookieDomains, refusedCookies } from './tag-cookies.ts'

const names = ['language', '_ga', '_ga_AB12', '_gid', '_gcl_au', '_gac_UA-1', '_gidea', 'garlic']
const statistics = ['_ga', '_ga_AB12', '_gid']
const marketing = ['_gcl_au', '_gac_UA-1']

test('finds the cookies that a choice does not allow, and no others', () => {
  expect(refusedCookies(names, [])).toEqual([...statistics, ...marketing])
  expect(refusedCookies(names, ['marketing'])).toEqual(statistics)
  expect(refusedCookies(names, ['statistics'])).toEqual(marketing)
  expect(refusedCookies(names, ['statistics', 'marketing'])).toEqual([])
  expect(refusedCookies([], [])).toEqual([])
})

test.each([
  ['www.perrong.example', ['www.perrong.example', 'perrong.example']],
  ['localhost', []],
  ['127.0.0.1', []],
])('lists the domains of %s', (host, domains) => expect(cookieDomains(host)).toEqual(domains))
