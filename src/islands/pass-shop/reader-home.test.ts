import { expect, test, vi } from 'vitest'
import { readerHome } from './reader-home.ts'

test.each([
  { lang: 'da', home: 'DK', browser: 'da-DK', language: '', lives: 'DK' },
  { lang: 'da', home: 'DK', browser: 'nb-NO', language: '', lives: 'NO' },
  { lang: 'da', home: 'DK', browser: 'nn', language: '', lives: 'NO' },
  { lang: 'da', home: 'DK', browser: 'no', language: '', lives: 'NO' },
  { lang: 'da', home: 'DK', browser: 'en-GB', language: 'no', lives: 'NO' },
  { lang: 'sv', home: 'SE', browser: 'nb-NO', language: '', lives: 'SE' },
  { lang: 'en', home: '', browser: 'nb-NO', language: '', lives: '' },
])(
  'assumes that a reader of the page in $lang with a browser in $browser and the choice "$language" lives in $lives',
  ({ lang, home, browser, language, lives }) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: { language } } })
    vi.stubGlobal('navigator', { language: browser })
    expect(readerHome(home)).toBe(lives)
  },
)
