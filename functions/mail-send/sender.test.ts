import { expect, it } from 'vitest'
import { guessSender } from './sender.ts'

it.each<[Record<string, string>, string, string | undefined]>([
  [{ referer: 'https://x.example/sv/kontakta-oss' }, 'sv', 'contact'],
  [{ referer: 'https://x.example/contact-us?subject=claim', 'accept-language': 'da' }, 'en', 'contact'],
  [{ referer: 'https://x.example/da/om-os' }, 'da', undefined],
  [{ 'accept-language': 'de-DE, da;q=0.8, en;q=0.5' }, 'da', undefined],
  [{ 'accept-language': 'fi' }, 'en', undefined],
  [{ referer: 'not an address' }, 'en', undefined],
  [{}, 'en', undefined],
])('guesses the language and the form of %j', (headers, locale, form) => {
  const sender = guessSender(new Request('https://x.example/mail/send', { headers }))
  expect([sender.locale, sender.form?.form.name]).toEqual([locale, form])
})
