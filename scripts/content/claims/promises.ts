import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { languages } from '../languages.ts'
import { type Passage, passagesOf } from '../passages.ts'
import { claimsOf } from './claim-list.ts'
import { type NamedDate, namedDates } from './dates-in-text.ts'

/** The full stop of a date (`1. marts`) does not end a sentence. */
const sentences = /(?:[^.!?;]|(?<=\d)\.|[.!?;](?!\s|$))+/gu

/** The last date of each sentence that promises something, if all its dates have passed. */
function overdue(text: string, locale: Locale, now: Date): NamedDate[] {
  return [...text.matchAll(sentences)].flatMap(({ index, 0: sentence }) => {
    if (!languages[locale].promises.test(sentence)) return []
    const dates = namedDates(sentence, locale)
    // The promise may be about the later day.
    if (dates.some(({ end }) => end >= now)) return []
    const [last] = dates.toSorted((one, other) => Number(other.end) - Number(one.end))
    return last ? [{ ...last, at: last.at + index }] : []
  })
}

const message = ({ words }: NamedDate) =>
  `promises something for ${words}, which has passed: find out what happened, and write that`

/** Promises in texts and claims whose date has passed. */
export function promiseNotes(content: Content, now: Date): Fault[] {
  const inTexts = content.files
    .flatMap(file => passagesOf(file))
    .flatMap((passage: Passage) =>
      overdue(passage.text, passage.locale, now).map(date => passage.note(date.at, 'promise', message(date))),
    )
  const inClaims = claimsOf(content).flatMap(({ claim, note }) => {
    const found = locales.flatMap(locale => overdue(claim.what[locale], locale, now))
    return found[0] ? [note('what', message(found[0]))] : []
  })
  return [...inTexts, ...inClaims]
}
