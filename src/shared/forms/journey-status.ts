import type { Translated } from '../../i18n/locales.ts'

/** What happened to a train. */
export const journeyStatuses = ['cancelled', 'missed', 'delayed'] as const

export type JourneyStatus = (typeof journeyStatuses)[number]

export const journeyStatusLabels: Readonly<Record<JourneyStatus, Translated>> = {
  cancelled: { en: 'Cancelled', sv: 'Inställt', da: 'Aflyst' },
  missed: { en: 'Missed', sv: 'Missat', da: 'Mistet forbindelse' },
  delayed: { en: 'Delayed', sv: 'Försenat', da: 'Forsinket' },
}
