import { expect, test, vi } from 'vitest'
import { cookieNames, removeCookie } from './all-cookies.ts'
import { readCookie, setCookie } from './cookies.ts'

/** Stubs the cookies, and returns those that were set. */
function stubCookies(shown: string, protocol = 'http:'): { written: string } {
  const jar = { written: '' }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return [shown, jar.written.split(';')[0]].filter(Boolean).join('; ')
    },
    set cookie(text) {
      jar.written = text
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

test('a stored value is read back as JSON by all our pages', () => {
  const jar = stubCookies('a=1')
  expect(setCookie('language', 'no', 31_536_000)).toBe(true)
  expect(jar.written).toMatch(/^language=%22no%22; path=\/; SameSite=Lax; /)
  expect(readCookie('language')).toBe('no')
})

test('reports that no cookie was stored, or that none may be', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => 'a=1', set: () => {} }))
  expect(setCookie('a', 2, 60)).toBe(false)
  expect(setCookie('a', 2)).toBe(false)
  forbidCookies()
  expect(setCookie('a', 1, 60)).toBe(false)
  expect(setCookie('a', 1)).toBe(false)
  expect(readCookie('a')).toBeUndefined()
})

test('is stored for so many seconds', () => {
  const jar = stubCookies('')
  setCookie('language', 'no', 31_536_000)
  expect(jar.written).toBe('language=%22no%22; path=/; SameSite=Lax; max-age=31536000')
})

test('is stored until the browser is closed, in words that a page reads at once', () => {
  const jar = stubCookies('a=%E0%A4%A')
  expect(setCookie('asked', 1)).toBe(true)
  expect(jar.written).toBe('asked=1; path=/; SameSite=Lax')
  expect(readCookie('asked')).toBe(1)
})

test.each([
  { protocol: 'https:', isSecure: true },
  // Safari does not store such a cookie on http://localhost.
  { protocol: 'http:', isSecure: false },
])(
  'is sent only over HTTPS on a site with HTTPS, and stored on a site without it: $protocol',
  ({ protocol, isSecure }) => {
    const jar = stubCookies('', protocol)
    for (const keep of [() => setCookie('a', 1, 60), () => setCookie('a', 1)]) {
      expect(keep()).toBe(true)
      expect(jar.written.endsWith('; Secure')).toBe(isSecure)
    }
  },
)

test('needs nothing from outside itself, since it also runs inline', () => {
  const jar = stubCookies('', 'https:')
  const inline: typeof setCookie = new Function(`return ${setCookie}`)()
  expect(inline('a', 1, 86_400)).toBe(true)
  expect(jar.written).toBe('a=1; path=/; SameSite=Lax; max-age=86400; Secure')
})

test('lists all names, also of cookies without JSON', () => {
  stubCookies('language=%22sv%22; _ga=GA1.1.1; broken=%E0%A4%A; empty=')
  expect(cookieNames()).toEqual(['language', '_ga', 'broken', 'empty'])
})

test.each([
  { domain: undefined, where: /^_ga=[^;]*; path=\/; (?!.*domain)/ },
  { domain: 'perrong.example', where: /^_ga=[^;]*; path=\/;.* domain=perrong\.example(?:;|$)/ },
])('removes a cookie of the domain $domain', ({ domain, where }) => {
  const jar = stubCookies('_ga=GA1.1.1')
  removeCookie('_ga', domain)
  expect(jar.written).toMatch(where)
  expect(Date.parse(/expires=([^;]+)/.exec(jar.written)?.[1] ?? '')).toBeLessThan(Date.now())
})
