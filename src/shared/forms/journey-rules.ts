import type { FormMessages } from './messages.ts'
import { type ContactInput, type JourneyInput, journeyFields, journeyName } from './read-contact.ts'

/** Without these a journey says nothing. */
const always = ['date', 'from', 'to'] as const

/**
 * What is missing among the journeys, by field name.
 *
 * A row that is begun needs its date and its two stations. A claim, or a status chosen anywhere, needs at least
 * one whole journey: when there is none, the list says so and so does each gap of the row that comes nearest.
 */
export function journeyErrors(input: ContactInput, messages: FormMessages): Record<string, string> {
  const errors: Record<string, string> = {}
  if (input.tooManyJourneys) errors.journeys = messages.journeysCount
  const nearest = wholeJourneyMissing(input)
  if (nearest !== false) errors.journeys ??= messages.journeys
  for (const journey of input.journeys) {
    for (const field of journey === nearest ? journeyFields : always) {
      if (journey[field] === '') errors[journeyName(journey.row, field)] = messages[field]
    }
  }
  return errors
}

/** `false` when no whole journey is needed or one is there; else the row to complete, if any was begun. */
function wholeJourneyMissing({ text, journeys }: ContactInput): JourneyInput | undefined | false {
  const needed = text.subject === 'claim' || journeys.some(journey => journey.status !== '')
  const isWhole = (journey: JourneyInput) => journeyFields.every(field => journey[field] !== '')
  if (!needed || journeys.some(isWhole)) return false
  return journeys.find(journey => journey.status !== '') ?? journeys[0]
}
