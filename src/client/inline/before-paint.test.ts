import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beforePaint } from './before-paint.ts'

const currencies = ['EUR', 'SEK', 'DKK', 'NOK']
const kept = new Map<string, string>()
let language: unknown
let dataset: Record<string, string>
let page: EventTarget
/** The link to a font. */
let font: { media: string }

interface Visit {
  readonly connection?: { readonly effectiveType: string; readonly saveData: boolean }
  /** Whether a worker controls this page. */
  readonly hasWorker?: boolean
  /** Milliseconds until the first byte; undefined if the browser does not report it. */
  readonly firstByte?: number | undefined
  readonly hash?: string
}

/** The parts of a browser that the script uses. */
function openPage(lang: string, currency: string, visit: Visit = {}): void {
  dataset = { currency }
  const documentElement = {
    lang,
    dataset,
  }
  font = { media: '(scripting: none)' }
  page = Object.assign(new EventTarget(), { documentElement, querySelectorAll: () => [font] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', page)
  const { connection, hasWorker = false, firstByte, hash = '' } = visit
  const entry = { type: 'navigate', requestStart: 500, responseStart: 500 + (firstByte ?? 0) }
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller: hasWorker ? {} : null } })
  vi.stubGlobal('performance', { getEntriesByType: () => (firstByte === undefined ? [] : [entry]) })
  vi.stubGlobal('location', { pathname: '/sv/norge', hash })
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null })
  beforePaint(currencies, 'language', 'currency', 'saved', () => language)
}
const show = (event: string) => page.dispatchEvent(new Event(event))

afterEach(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  kept.clear()
  language = undefined
})

it.each([
  ['the language’s own currency', 'sv', 'SEK', {}, undefined, 'SEK'],
  ['the chosen one', 'sv', 'SEK', { currency: 'DKK' }, undefined, 'DKK'],
  ['Norway’s, where the reader chose Norwegian', 'da', 'DKK', {}, 'no', 'NOK'],
  ['the chosen one, also in Norwegian', 'da', 'DKK', { currency: 'EUR' }, 'no', 'EUR'],
  ['the language’s own, where what is kept is none', 'en', 'EUR', { currency: 'XXX' }, undefined, 'EUR'],
])('shows %s', (_, lang, own, choices, cookie, expected) => {
  for (const [name, value] of Object.entries(choices)) kept.set(name, value)
  language = cookie
  openPage(lang, own)
  expect(dataset['currency']).toBe(expected)
})

it.each([
  ['was made ready', 'prerenderingchange'],
  ['was kept as it was left', 'pageshow'],
])('shows what was chosen on another page while this one %s', (_, shown) => {
  openPage('da', 'DKK')
  kept.set('currency', 'SEK').set('saved', ' /sv/norge ')
  language = 'no'
  show(shown)
  expect(dataset).toMatchObject({ currency: 'SEK', saved: 'true', language: 'no' })
})

it('forgets what was revoked in the meantime', () => {
  kept.set('saved', ' /norge ')
  language = 'no'
  openPage('da', 'DKK')
  expect(dataset).toMatchObject({ currency: 'NOK', saved: 'false', language: 'no' })
  kept.clear()
  language = 'da'
  show('pageshow')
  expect(dataset).toEqual({ script: '', currency: 'DKK', language: '', plain: '', saved: 'undefined' })
})

/** What a fresh Chromium reports of any connection. */
const fresh = { effectiveType: '4g', saveData: false }

it.each<[string, Visit, boolean]>([
  ['a first byte within 150 ms', { firstByte: 149 }, true],
  ['a later first byte', { firstByte: 150 }, false],
  ['an early first byte, where the browser makes up the line', { firstByte: 40, connection: fresh }, true],
  ['a late first byte, where the browser makes up the line', { firstByte: 300, connection: fresh }, false],
  [
    'an early first byte, where the reader saves data',
    { firstByte: 40, connection: { ...fresh, saveData: true } },
    false,
  ],
  [
    'an early first byte on a line of the third generation',
    { firstByte: 40, connection: { ...fresh, effectiveType: '3g' } },
    false,
  ],
  ['a browser that tells of no first byte', { firstByte: undefined }, false],
  ['a worker that has the fonts, however late the first byte', { firstByte: 3000, hasWorker: true }, true],
])('decides on the fonts by %s', (_, visit, hasFonts) => {
  openPage('en', 'EUR', visit)
  expect('plain' in dataset).toBe(!hasFonts)
  expect(font.media).toBe(hasFonts ? '' : '(scripting: none)')
})

it.each(['', '#karta'])('says to which place the page was opened: %j', hash => {
  openPage('sv', 'SEK', { hash })
  expect(dataset['script']).toBe(hash)
})
