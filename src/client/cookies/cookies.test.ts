import { expect, test, vi } from 'vitest'
import { cookieNames, dropCookie } from './all-cookies.ts'
import { keepCookie, readCookie } from './cookies.ts'

/** Shows the cookies, and what was asked for is kept beside them. */
function stubCookies(shown: string): { asked: string } {
  const jar = { asked: '' }
  vi.stubGlobal('document', {
    get cookie() {
      return [shown, jar.asked.split(';')[0]].filter(Boolean).join('; ')
    },
    set cookie(text) {
      jar.asked = text
    },
  })
  return jar
}
function forbidCookies(): void {
  const forbidden = () => {
    throw new Error('planned')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: forbidden, set: forbidden }))
}

test.each([
  { cookie: 'language=%22sv%22', holds: 'sv' },
  { cookie: 'a=1; language=%22no%22; b=2', holds: 'no' },
  { cookie: 'my-language=%22sv%22; language=1', holds: 1 },
  { cookie: 'language="da"', holds: 'da' },
  { cookie: 'language=sv', holds: undefined },
  { cookie: 'language=%7Bbroken', holds: undefined },
  { cookie: 'language=%E0%A4%A', holds: undefined },
  { cookie: 'language=', holds: undefined },
  { cookie: 'languages=%22sv%22', holds: undefined },
  { cookie: '', holds: undefined },
])('$cookie holds $holds', ({ cookie, holds }) => {
  stubCookies(cookie)
  expect(readCookie('language')).toBe(holds)
})

test('a value that was kept is read again, as JSON, by all our pages', () => {
  const jar = stubCookies('a=1')
  expect(keepCookie('language', 'no', 365)).toBe(true)
  expect(jar.asked).toMatch(/^language=%22no%22; path=\/; SameSite=Lax; /)
  expect(readCookie('language')).toBe('no')
})

test('says when nothing is kept, or nothing may be', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => 'a=1', set: () => {} }))
  expect(keepCookie('a', 2, 365)).toBe(false)
  forbidCookies()
  expect(keepCookie('a', 1, 365)).toBe(false)
  expect(readCookie('a')).toBeUndefined()
})

test.each([
  { days: 365, until: '; max-age=31536000' },
  { days: undefined, until: '' },
])('is kept for $days days', ({ days, until }) => {
  const jar = stubCookies('')
  keepCookie('language', 'no', days)
  expect(jar.asked).toBe(`language=%22no%22; path=/; SameSite=Lax${until}`)
})

test('knows all names, also of cookies that hold no JSON', () => {
  stubCookies('language=%22sv%22; _ga=GA1.1.1; broken=%E0%A4%A; empty=')
  expect(cookieNames()).toEqual(['language', '_ga', 'broken', 'empty'])
})

test.each([
  { domain: undefined, where: /^_ga=[^;]*; path=\/; (?!.*domain)/ },
  { domain: 'perrong.example', where: /^_ga=[^;]*; path=\/;.* domain=perrong\.example(?:;|$)/ },
])('removes a cookie of the domain $domain', ({ domain, where }) => {
  const jar = stubCookies('_ga=GA1.1.1')
  dropCookie('_ga', domain)
  expect(jar.asked).toMatch(where)
  expect(Date.parse(/expires=([^;]+)/.exec(jar.asked)?.[1] ?? '')).toBeLessThan(Date.now())
})
