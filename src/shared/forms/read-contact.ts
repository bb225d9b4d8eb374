import { limits } from './limits.ts'
import type { FormEntries } from './read-form.ts'

export const journeyFields = ['date', 'from', 'to', 'departure', 'arrival', 'train', 'status'] as const

export type JourneyField = (typeof journeyFields)[number]

/** One row of journey details as it came; `row` is its place in the form, since empty rows are left out. */
export type JourneyInput = { readonly row: number } & Readonly<Record<JourneyField, string>>

export const contactLines = ['name', 'lastName', 'email', 'phone', 'orderNumber', 'subject'] as const
export const contactParagraphs = ['message', 'claimInfo'] as const

export type ContactField = (typeof contactLines)[number] | (typeof contactParagraphs)[number]

/** The contact form as it came: every text trimmed, absent ones empty. */
export interface ContactInput {
  readonly text: Readonly<Record<ContactField, string>>
  readonly journeys: readonly JourneyInput[]
  /** A row beyond the last one the form has was sent. */
  readonly tooManyJourneys: boolean
  readonly files: readonly File[]
}

/** The field name of a journey's detail. `journeyName(0, 'date') // => 'journeys[0].date'` */
export const journeyName = (row: number, field: JourneyField) => `journeys[${row}].${field}`

/** Reads only the names the form has, by asking for each: a name is never taken apart. */
export function readContact({ text, files }: FormEntries): ContactInput {
  const line = (name: string) => (text.get(name) ?? '').toWellFormed().trim()
  const journeys: JourneyInput[] = []
  const known = new Set<string>()
  for (let row = 0; row < limits.journeys; row += 1) {
    const detail = (field: JourneyField) => {
      known.add(journeyName(row, field))
      return line(journeyName(row, field))
    }
    const journey: JourneyInput = {
      row,
      date: detail('date'),
      from: detail('from'),
      to: detail('to'),
      departure: detail('departure'),
      arrival: detail('arrival'),
      train: detail('train'),
      status: detail('status'),
    }
    if (journeyFields.some(field => journey[field] !== '')) journeys.push(journey)
  }
  return {
    text: {
      name: line('name'),
      lastName: line('lastName'),
      email: line('email'),
      phone: line('phone'),
      orderNumber: line('orderNumber'),
      subject: line('subject'),
      message: paragraph(line('message')),
      claimInfo: paragraph(line('claimInfo')),
    },
    journeys,
    tooManyJourneys: [...text].some(
      ([name, value]) => name.startsWith('journeys[') && !known.has(name) && value.trim() !== '',
    ),
    files,
  }
}

/** A browser sends line breaks as CR LF, `maxlength` counts them as one; other control characters say nothing. */
function paragraph(value: string): string {
  return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ' ')
}
