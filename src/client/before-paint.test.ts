import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beforePaint } from './before-paint.ts'

const names = { language: 'language', currency: 'currency', saved: 'saved' }
const currencies = ['EUR', 'SEK', 'DKK', 'NOK']
const kept = new Map<string, string>()
let language: unknown
let dataset: Record<string, string>
let page: EventTarget

/** As much of a browser as this asks of it. */
function openPage(lang: string, currency: string): void {
  dataset = { currency }
  const documentElement = {
    lang,
    dataset,
    toggleAttribute(name: string, on: boolean) {
      const key = name.replace('data-', '')
      if (on) dataset[key] = ''
      else delete dataset[key]
    },
  }
  page = Object.assign(new EventTarget(), { documentElement, querySelector: () => null })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null })
  beforePaint(currencies, names, () => language)
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
  kept.set('currency', 'SEK').set('saved', '1')
  language = 'no'
  show(shown)
  expect(dataset).toMatchObject({ currency: 'SEK', saved: '', language: 'no' })
})

it('forgets what was taken back meanwhile', () => {
  kept.set('saved', '1')
  language = 'no'
  openPage('da', 'DKK')
  expect(dataset).toMatchObject({ currency: 'NOK', saved: '', language: 'no' })
  kept.clear()
  language = 'da'
  show('pageshow')
  expect(dataset).toEqual({ script: '', currency: 'DKK', language: '' })
})
