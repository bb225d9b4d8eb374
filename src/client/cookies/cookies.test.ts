import { expect, test, vi } from 'vitest'
import { keepCookie, readCookie } from './cookies.ts'

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
  vi.stubGlobal('document', { cookie })
  expect(readCookie('language')).toBe(holds)
})

test.each([
  { days: 365, written: 'language=%22no%22; path=/; SameSite=Lax; max-age=31536000' },
  { days: undefined, written: 'language=%22no%22; path=/; SameSite=Lax' },
])('is kept for $days days', ({ days, written }) => {
  let asked = ''
  vi.stubGlobal('document', {
    get cookie() {
      return `a=1; ${asked.split(';')[0]}`
    },
    set cookie(text) {
      asked = text
    },
  })
  expect(keepCookie('language', 'no', days)).toBe(true)
  expect(asked).toBe(written)
})

test('says when nothing is kept, or nothing may be', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => 'a=1', set: () => {} }))
  expect(keepCookie('a', 2)).toBe(false)
  const forbidden = () => {
    throw new Error('planned')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: forbidden, set: forbidden }))
  expect(keepCookie('a', 1)).toBe(false)
  expect(readCookie('a')).toBeUndefined()
})
