import { expect, test } from 'vitest'
import { locales, type Translated } from '../../i18n/locales.ts'
import { stem } from './stem.ts'

const families: Translated<readonly (readonly string[])[]> = {
  en: [
    ['ticket', 'tickets'],
    ['country', 'countries'],
    ['journey', 'journeys'],
    ['bus', 'buses'],
    ['pass', 'passes'],
    ['child', 'children'],
    ['cancel', 'cancelled', 'cancelling', 'cancellation', 'cancelation'],
    ['reserve', 'reserved', 'reservation', 'reservations'],
    ['activate', 'activated', 'activating', 'activation'],
    ['refund', 'refunds', 'refunded'],
    ['delay', 'delays', 'delayed'],
    ['station', 'stations'],
  ],
  sv: [
    ['biljett', 'biljetten', 'biljetter', 'biljetterna'],
    ['resa', 'resan', 'resor', 'resorna'],
    ['dag', 'dagen', 'dagar', 'dagarna'],
    ['tåg', 'tåget', 'tågen'],
    ['land', 'länder', 'länderna', 'landet'],
    ['natt', 'natten', 'nätter', 'natter'],
    ['barn', 'barnet', 'barnen'],
    ['telefon', 'telefonen', 'telefoner'],
    ['försening', 'förseningar', 'förseningen', 'forsening'],
    ['avboka', 'avbokar', 'avbokning', 'avbokningen'],
    ['aktivera', 'aktiverar', 'aktivering', 'aktiverat', 'aktiverade'],
    ['reservation', 'reservationer', 'reservera'],
    ['återbetalning', 'återbetala', 'återbetalas', 'aterbetalningen'],
    ['cykel', 'cykeln', 'cyklar', 'cyklarna'],
    ['taxi', 'taxin'],
    ['internet', 'interrnet', 'innternet'],
  ],
  da: [
    ['billet', 'billetten', 'billetter', 'billetterne', 'bilet'],
    ['rejse', 'rejsen', 'rejser', 'rejserne'],
    ['dag', 'dagen', 'dage', 'dagene'],
    ['tog', 'toget', 'togene'],
    ['barn', 'børn', 'børnene', 'boern', 'born'],
    ['nat', 'natten', 'nætter'],
    ['land', 'lande', 'landet', 'landene'],
    ['telefon', 'telefonen', 'telefoner'],
    ['forsinkelse', 'forsinkelser', 'forsinkelsen', 'forsinket'],
    ['refusion', 'refusionen', 'refusioner'],
    ['bestille', 'bestilling', 'bestillingen', 'bestillinger'],
    ['reservere', 'reservation', 'reservationer', 'reserveret'],
    ['gavekort', 'gavekortet', 'gavekortene'],
    ['cykel', 'cyklen', 'cykler', 'cyklerne'],
    ['taxa', 'taxaen', 'taxaer'],
  ],
}

const cases = Object.entries(families).flatMap(([locale, words]) =>
  words.map(family => ({ locale: locale as keyof typeof families, family, name: family.join(', ') })),
)

test.each(cases)('gives all forms of $name one stem in $locale', ({ locale, family }) => {
  expect(
    new Set(family.map(word => stem(word, locale))).size,
    family.map(word => stem(word, locale)).join(),
  ).toBe(1)
})

test.each([
  ['en', 'station', 'state'],
  ['en', 'train', 'trail'],
  ['sv', 'bil', 'biljett'],
  ['sv', 'plats', 'platta'],
  ['da', 'bil', 'billet'],
  ['da', 'tog', 'tag'],
] as const)('keeps the stems of different words apart in %s: %s, %s', (locale, one, other) => {
  expect(stem(one, locale)).not.toBe(stem(other, locale))
})

// A term that begins as was typed is found too: cut to "lat", "late" would find Latvia.
test('leaves "late" long enough to begin no country', () => {
  expect(stem('latvia', 'en').startsWith(stem('late', 'en'))).toBe(false)
})

test('never cuts a short word to nothing', () => {
  for (const word of ['is', 'as', 'er', 'en', 'et', 'a', 'ar', '7'])
    for (const locale of locales) expect(stem(word, locale).length).toBeGreaterThan(0)
})
