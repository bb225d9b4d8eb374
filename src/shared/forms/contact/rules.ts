import { isIsoDay, isoDay } from '../../iso-day.ts'
import type { FormRules } from '../kit/check.ts'
import type { Inputs } from '../kit/define-form.ts'
import { rowName } from '../kit/field-name.ts'
import type { ContactFields } from './form.ts'
import type { ContactWords } from './labels.ts'

type JourneyInput = Inputs<ContactFields>['journeys'][number]

/** The fields that every journey needs. */
const always = ['from', 'to', 'date'] as const

/** The fields that are needed to look up a train. Arrival and train number are optional. */
const lookup = [...always, 'departure'] as const

/**
 * Errors for journeys: missing fields, and impossible days.
 *
 * A row that was begun needs its date and its two stations, and its departure too if it reports something. A claim
 * needs at least one journey with a report; if none has one, the error is on the first row that was begun.
 */
export const contactRules: FormRules<ContactFields, ContactWords> = ({ subject, journeys }, words, now) => {
  const errors: Record<string, string> = {}
  const of = words.journeys.fields
  const reported = journeys.filter(({ values }) => values.status !== '')
  const isClaim = subject === 'claim'
  const assumedJourney = isClaim && reported.length === 0 ? journeys[0] : undefined
  for (const journey of journeys) {
    const { row, values } = journey
    const looked = reported.includes(journey) || journey === assumedJourney
    for (const name of looked ? lookup : always)
      if (values[name] === '') errors[rowName('journeys', row, name)] = of[name].missing
    if (journey === assumedJourney) errors[rowName('journeys', row, 'status')] = of.status.missing
    if (cannotBeYet(journey, isClaim, now)) errors[rowName('journeys', row, 'date')] = of.date.refused
  }
  const lacks = reported.some(({ values }) => lookup.some(name => values[name] === ''))
  if (lacks || (isClaim && reported.length === 0)) errors['journeys'] = words.journeys.missing
  return errors
}

/** A train can be cancelled before its day, which is no claim yet; it cannot have been late or missed before. */
function cannotBeYet({ values: { date, status } }: JourneyInput, isClaim: boolean, now: Date): boolean {
  if (!isIsoDay(date) || date <= latestToday(now)) return false
  return isClaim || status === 'missed' || status === 'delayed'
}

/** Hours by which the earliest time zone is ahead of UTC: a visitor may be there. */
const farthestEast = 14

const latestToday = (now: Date) => isoDay(new Date(now.getTime() + farthestEast * 3_600_000))
