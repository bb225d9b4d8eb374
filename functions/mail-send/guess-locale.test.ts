import { expect, it } from 'vitest'
import { guessLocale } from './guess-locale.ts'

it.each<[Record<string, string>, string]>([
  [{ referer: 'https://x.example/sv/kontakta-oss' }, 'sv'],
  [{ referer: 'https://x.example/contact-us', 'accept-language': 'da' }, 'en'],
  [{ 'accept-language': 'de-DE, da;q=0.8, en;q=0.5' }, 'da'],
  [{ 'accept-language': 'fi' }, 'en'],
  [{ referer: 'not an address' }, 'en'],
  [{}, 'en'],
])('guesses the language of %j', (headers, expected) => {
  expect(guessLocale(new Request('https://x.example/mail/send', { headers }))).toBe(expected)
})
