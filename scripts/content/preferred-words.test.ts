import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../src/content-model/rules/content.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { doubtfulWords, preferredWords, type WordList, wordFaults, wordNotes } from './preferred-words.ts'

const list: WordList = parse(readFileSync('content/words.yaml', 'utf8'))

test('the interface has the words of the content', () => {
  const texts = globSync('src/**/{text,*-text,labels}.ts')
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.flatMap(path => preferredWords(readFileSync(path, 'utf8'), path, list))).toEqual([])
})

test.each([
  { path: 'content/tips/x/sv.md', text: 'Fråga tågvärden.', line: 1, says: '“tågvärden”: write konduktör (' },
  {
    path: 'content/tips/x/da.md',
    text: 'Det kan refunderes.',
    line: 1,
    says: '“refunderes”: write betale tilbage (',
  },
  { path: 'content/tips/x/en.md', text: 'Have Supper\nand bed', line: 1, says: '“Supper”: write dinner (' },
  { path: 'src/views/x/text.ts', text: "ok: { en: 'Supper', sv: 'x' }", line: 1, says: '“Supper”' },
  {
    path: 'src/views/x/text.ts',
    text: "  en: 'x',\n  sv:\n    'Cookies',",
    line: 3,
    says: '“Cookies”: write kakor (',
  },
])('finds $says', ({ path, text, line, says }) => {
  expect(preferredWords(text, path, list)).toEqual([
    expect.objectContaining({ path, line, message: expect.stringContaining(says) }),
  ])
})

test.each([
  { path: 'content/tips/x/sv.md', text: 'keywords: [reservation]' },
  { path: 'content/tips/x/sv.md', text: '[plats](tip:seat-reservations)' },
  { path: 'content/tips/x/en.md', text: 'Reserve a seat; cookies help.' },
  { path: 'src/islands/x/text.ts', text: "optional: { en: '(optional)', da: '(valgfrit)' }" },
])('ignores "$text"', ({ path, text }) => {
  expect(preferredWords(text, path, list)).toEqual([])
})

test('reads the texts of a list in their languages, and no ids', () => {
  const cities = `cities:
  - { id: prague, name: { en: Prague, sv: Prag, da: Prag }, station: praha-hln }
  - { id: cologne, name: Cologne, station: koln-hbf }
  - { id: vienna, name: { en: Wien, sv: Vienna, da: Vienna }, station: wien-hbf }
from: [cologne, copenhagen]
words:
  - between: [brussels, copenhagen]
    text: { en: 'Through Köln.', sv: 'Via Köln.', da: 'Via Cologne.' }
`
  const { content } = readContent([
    readSource('content/words.yaml', readFileSync('content/words.yaml', 'utf8')),
    readSource('content/city-pairs.yaml', cities),
  ])
  const places = (faults: ReturnType<typeof wordFaults>) =>
    faults.map(({ line, message }) => `${line} ${message.split(':')[0]}`)
  expect(places(wordFaults(content))).toEqual(['4 “Wien”', '4 “Vienna”', '8 “Köln”'])
  expect(places(wordNotes(content))).toEqual(['4 “Vienna”', '8 “Cologne”'])
})

/** A sentence for each pattern of `content/words.yaml`, with the preferred wording. */
const sentences = {
  en: [
    ['You need no seat.', 'You need no reservation.'],
    ['The train needs a seat.', 'The case needs a seat with luggage space, and you need a seat reservation.'],
    ['No seat is needed all day.', 'No reservation is needed all day.'],
    ['You stand without a seat.', 'You stand without a reservation.'],
    ['Trains need seats.', 'Trains need reservations.'],
    ['It is in the pass.', 'It is covered by the pass.'],
    ['No source says so.', 'We could not confirm this.'],
    ['Of Iryo our sources say both.', 'We could not confirm that Iryo takes the pass.'],
    ['No other source that we know.', 'A source of heat.'],
    ['Those whom we trust.', 'Those we know.'],
    ['Read it without a network.', 'Read it offline.'],
    ['Leave an hour for it.', 'Leave the station.'],
    ['It stops. Say that the 17:20 is late.', 'Some say that the 17:20 is late.'],
    ['Tell us, and we try to move it.', 'Tell us and we’ll try to move it.'],
    ['It is refused by the issuer.', 'It is refused by you.'],
    ['The price stands under it.', 'The guard stands there.'],
    ['It costs 10 euro.', 'It costs €10.'],
    ['It leaves at 7:00.', 'It leaves at 07:00, a scale of 1:10,000.'],
    ['At 7.00 on Mondays.', 'At €7.00 a day.'],
    ['To Zürich.', 'To Zurich from Zürich HB.'],
    ['To Göteborg.', 'To Gothenburg from Göteborg C.'],
    ['To Luzern.', 'To Lucerne.'],
    ['To Nürnberg.', 'To Nuremberg from Nürnberg Hbf.'],
    ['To Köln.', 'To Cologne from Köln Hbf.'],
    ['To Milano.', 'To Milan from Milano Centrale.'],
    ['To København.', 'To Copenhagen from København H.'],
    ['To München.', 'To Munich from München Hbf.'],
    ['To Wien.', 'To Vienna from Wien Hbf or Wien Hauptbahnhof.'],
    ['To Praha.', 'To Prague from Praha hl.n.'],
    ['To Bruxelles.', 'To Brussels from Bruxelles-Midi.'],
    ['From Munich Ost.', 'From München Ost in Munich.'],
    ['In the café car.', 'In the café-bar by car.'],
    ['In the restaurant coach.', 'In the restaurant car.'],
    ['In the carriage.', 'In the open-air carriage.'],
    ['It has levels of its own.', 'It has levels of its own: 50% from 20 minutes.'],
    ['Write the address.', 'Write to us.'],
    ['Your zip code.', 'Your postcode.'],
    ["sum: { en: 'Sum' }", "sum: { en: 'Total' }"],
    ['This day is past.', 'That date has passed.'],
    ['Have you two cards?', 'If you have two cards, write both.'],
  ],
  sv: [
    ['Vägen tar en resdag.', 'Det går åt en resdag.'],
    ['Här är platsen frivillig.', 'Här är platsbokning frivillig.'],
    ['Säg att tåget är sent.', 'Anta att tåget är sent.'],
    ['Boka en stol.', 'Boka en sittplats.'],
    ['Passet räknar dagar i följd.', 'Passet gäller dagar i följd.'],
    ['Ingen källa säger det.', 'Vi har inte kunnat bekräfta det.'],
    ['Våra källor säger båda.', 'Vi har inte kunnat bekräfta det.'],
    ['Stegen nedan säger varför.', 'Stegen nedan visar varför.'],
    ['Den går 7:00.', 'Den går 07:00.'],
    ['Den går klockan 9.30.', 'Den går klockan 09:30, för 9.30 euro.'],
    ['Via Cologne.', 'Via Köln.'],
  ],
  da: [
    ['Toget bruger én rejsedag.', 'Der går én rejsedag til toget.'],
    ['Du rejser uden plads.', 'Du rejser uden pladsreservation.'],
    ['Du behøver ingen plads.', 'Du behøver ikke pladsreservation.'],
    ['Gennem adgangsporten.', 'Gennem spærringen.'],
    ['Gennem portene.', 'Gennem porten.'],
    ['Ved billetskranken.', 'Ved billetsalget.'],
    ['Billetkontoret er lukket.', 'Billetsalget er lukket.'],
    ['Din ordre.', 'Din bestilling.'],
    ['Passet tæller dage i træk.', 'Passet gælder dage i træk.'],
    ['Ingen kilde siger det.', 'Vi har ikke kunnet få det bekræftet.'],
    ['Vores kilder siger begge.', 'Vi har ikke kunnet få det bekræftet.'],
    ['Trinene nedenfor siger hvorfor.', 'Trinene nedenfor viser hvorfor.'],
    ['Det går 07:00.', 'Det går 07.00.'],
    ['Det går kl. 9.30.', 'Det går kl. 09.30, den 9.30 er nej.'],
    ['Via Gøteborg.', 'Via Göteborg.'],
  ],
} as const
const cases = locales.flatMap(locale => sentences[locale].map(([bad, good]) => ({ locale, bad, good })))

/** Every match of a pattern, whether it is a fault or a note. */
const found = (text: string, locale: Locale, words: WordList) => {
  const path = `content/tips/x/${locale}.md`
  return [...preferredWords(text, path, words), ...doubtfulWords(text, path, words)]
}

test.each(cases)('$locale: “$bad” is found, “$good” is not', ({ locale, bad, good }) => {
  expect(found(bad, locale, list)).toHaveLength(1)
  expect(found(good, locale, list)).toEqual([])
})

test('a pattern is a fault, or a note if the list says so', () => {
  const pattern = ['\\bred\\b']
  const words: WordList = {
    en: [{ write: 'blue', pattern, why: 'so' }],
    sv: [{ write: 'blue', pattern, why: 'so', note: true }],
    da: [],
  }
  expect(preferredWords('red', 'content/tips/x/en.md', words)).toHaveLength(1)
  expect(doubtfulWords('red', 'content/tips/x/en.md', words)).toEqual([])
  expect(preferredWords('red', 'content/tips/x/sv.md', words)).toEqual([])
  expect(doubtfulWords('red', 'content/tips/x/sv.md', words)).toHaveLength(1)
})

test('every pattern finds its sentence', () => {
  const patterns = locales.flatMap(locale =>
    list[locale].flatMap(rule => (rule.pattern ?? []).map(pattern => ({ locale, rule, pattern }))),
  )
  const idle = patterns.filter(({ locale, rule, pattern }) => {
    const alone: WordList = {
      en: [],
      sv: [],
      da: [],
      [locale]: [{ ...rule, not: undefined, pattern: [pattern] }],
    }
    return sentences[locale].every(([bad]) => found(bad, locale, alone).length === 0)
  })
  expect(idle.map(({ pattern }) => pattern)).toEqual([])
})
