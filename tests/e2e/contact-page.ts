import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'

/** The values for the contact form by field name, with journeys separately. */
export interface ContactEntry {
  readonly fields: Readonly<Record<string, string>>
  readonly journeys: readonly Readonly<Record<string, string>>[]
  readonly files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[]
}

/** A PDF by its first bytes, with every byte value after them. */
export const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Uint8Array.from({ length: 5000 }, (_, index) => index % 256)),
])

/** A message with every field, two journeys and a PDF. */
export const wholeEntry: ContactEntry = {
  fields: {
    subject: 'claim',
    name: 'Mikkel',
    lastName: 'Sørensen-Åström',
    email: 'mikkel@example.com',
    phone: '+46 31 390 06 00',
    orderNumber: 'P-2027-0042',
    claimInfo: 'Hotel: 89 euro',
    message: 'The connection was missed.\n<b>Two</b> bicycles & one child.',
  },
  journeys: [
    {
      from: 'Malmö C',
      to: 'Hamburg Hbf',
      date: '2024-06-21',
      departure: '08:33',
      arrival: '13:52',
      train: 'EC 1076',
      status: 'delayed',
    },
    {
      from: 'Hamburg Hbf',
      to: 'Basel SBB',
      date: '2024-06-22',
      departure: '14:24',
      arrival: '21:13',
      train: 'ICE 79',
      status: 'missed',
    },
  ],
  files: [{ name: 'biljett ö.pdf', mimeType: 'application/pdf', buffer: pdf }],
}

/** The minimum that is accepted. */
export const shortEntry: ContactEntry = {
  fields: {
    subject: 'booking',
    name: 'Ann',
    lastName: 'Åberg',
    email: 'ann@example.com',
    message: 'Is there a train with bicycle spaces?',
  },
  journeys: [],
  files: [],
}

export const contactPath = (locale: Locale) => href('contact-us', locale)

/** A control of the form by its field name. */
export const field = (page: Page, name: string) => page.locator(`form.form--contact [name="${name}"]`)

/** Opens the next journey row, as a visitor does. */
export const addJourney = (page: Page) => page.locator('details.row > summary:visible').click()

/** Fills in the form as a visitor does, with or without scripts. */
export async function fillContact(page: Page, { fields, journeys, files }: ContactEntry): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await fillField(page, name, value)
  for (const [row, journey] of journeys.entries()) {
    if (!(await field(page, `journeys[${row}].from`).isVisible())) await addJourney(page)
    for (const [name, value] of Object.entries(journey))
      await fillField(page, `journeys[${row}].${name}`, value)
  }
  if (files.length > 0) await field(page, 'files').setInputFiles([...files])
}

async function fillField(page: Page, name: string, value: string): Promise<void> {
  if (name === 'subject' || name.endsWith('.status')) await field(page, name).selectOption(value)
  else await field(page, name).fill(value)
}

/** The current values of the fields of an entry. */
export async function typedValues(page: Page, { fields }: ContactEntry): Promise<Record<string, string>> {
  const values = Object.keys(fields).map(async name => [name, await field(page, name).inputValue()])
  return Object.fromEntries(await Promise.all(values))
}

/** The form's own button: an answer above it may have one that sends the form again. */
export const send = (page: Page) => page.locator('form.form--contact button[type=submit]').last().click()
