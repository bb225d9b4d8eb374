import { useEffect, useRef } from 'react'
import { announce } from '../../client/lib/announce.ts'
import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { IsoDay } from '../../shared/iso-day.ts'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import type { Fare } from '../../shared/shop/price-rules/fare.ts'
import type { SharedProps } from '../form/Field.tsx'
import { useChunk } from '../hydration/use-chunk.ts'
import { isComplete } from './check-pass.ts'
import { type AgeDay, type FareWords, fareNote, groupOf } from './fares.ts'
import type { Person } from './party.ts'
import type { PartyText } from './pass-form-text.ts'
import { Traveller } from './Traveller.tsx'

export interface TravellersProps {
  readonly people: readonly Person[]
  /** The travellers whose names may be asked about, by the prefix of their field names. */
  readonly named: readonly string[]
  /** What each traveller pays as, and how much, by index; empty while there is no price. */
  readonly fares: readonly Fare[]
  readonly sums: readonly string[]
  readonly ageDay: AgeDay
  readonly shared: SharedProps
  readonly locale: Locale
  /** The country that is chosen at first, if the page's language suggests one. */
  readonly home: string
  /** Unknown before hydration, as are the browser's names of countries, which may differ from the server's. */
  readonly today: IsoDay | undefined
  readonly text: PartyText & FareWords & Readonly<Partial<Record<AgeGroup, string>>>
}

/**
 * The fields of the chosen travellers, one open at a time. Existing travellers stay as they are when another is added.
 */
export function Travellers(props: TravellersProps) {
  const { people, named, fares, sums, ageDay, shared, locale, home, today, text } = props
  const [first] = people
  const country = first?.residence && today && countryName(first.residence, locale)
  const likeFirst = [first?.lastName, country].filter(Boolean).join(', ')
  const titles = people.map(({ group }, place) => `${place + 1}. ${text[groupOf(group, fares[place])]}`)
  const notes = people.map((person, place) => fareNote(person, fares[place], ageDay, text))
  const words = useChunk(() => import('../../shared/shop/words/name-words.ts'), named.length > 0)
  const questions = people.map(person =>
    named.includes(person.key) && person.name && person.lastName
      ? words?.nameQuestion(person, locale)
      : undefined,
  )
  useAnnouncement(
    [notes, questions].flatMap(said => said.map((note, place) => note && `${titles[place]}. ${note}`)),
  )
  return people.map((person, place) => (
    <Traveller
      key={person.key}
      name={person.key}
      place={place}
      title={titles[place] ?? ''}
      who={[person.name, person.name && person.lastName].filter(Boolean).join(' ')}
      sum={sums[place]}
      note={notes[place]}
      question={questions[place]}
      isComplete={today !== undefined && isComplete(person, today)}
      likeFirst={likeFirst}
      shared={shared}
      locale={locale}
      home={home}
      today={today}
      text={text}
    />
  ))
}

/** Announces each note to screen readers when it appears. */
function useAnnouncement(notes: readonly (string | undefined)[]): void {
  const known = useRef<readonly (string | undefined)[]>([])
  const joined = notes.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they say is looked at, not which list says it
  useEffect(() => {
    const news = notes.filter(note => note && !known.current.includes(note))
    known.current = notes
    if (news.length > 0) announce(news.join(' '))
  }, [joined])
}
