import { expect, test } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import { sentencesOf } from './sentences.ts'

test.each<[locale: Locale, text: string, lengths: number[]]>([
  ['en', 'Leave at St. Pauli. Walk on.', [4, 2]],
  ['da', 'Toget går kl. 14. Vi venter.', [4, 2]],
  ['sv', 'Alla tåg ingår. Du får byta.', [3, 3]],
  ['sv', 'Barnen är två. De åker gratis.', [3, 3]],
  ['da', 'Pas fås nu. Køb to.', [3, 2]],
])('in %s "%s" has sentences of %j words', (locale, text, lengths) => {
  expect(sentencesOf(text, locale).map(({ words }) => words.length)).toEqual(lengths)
})
