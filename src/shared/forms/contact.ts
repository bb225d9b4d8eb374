import * as v from 'valibot'
import { type ContactText, contactSchemas, type Journey } from './contact-schema.ts'
import { type Attachment, checkFiles } from './files.ts'
import type { FormErrors, FormResult } from './form-result.ts'
import { journeyErrors } from './journey-rules.ts'
import { limits } from './limits.ts'
import type { FormMessages } from './messages.ts'
import {
  type ContactInput,
  contactLines,
  contactParagraphs,
  journeyFields,
  journeyName,
} from './read-contact.ts'

/** A contact message that is whole. Optional texts are empty when not given. */
export interface Contact {
  readonly text: ContactText
  readonly journeys: readonly Journey[]
  readonly attachments: readonly Attachment[]
}

/** Every rule of the contact form, the same in the browser and in the function: all errors at once. */
export async function checkContact(
  input: ContactInput,
  messages: FormMessages,
): Promise<FormResult<Contact>> {
  const schemas = contactSchemas(messages)
  const text = v.safeParse(schemas.text, input.text)
  const journeys = input.journeys.map(journey => v.safeParse(schemas.journey, journey))
  const files = await checkFiles(input.files, messages)
  const errors: Record<string, string> = journeyErrors(input, messages)
  for (const issue of text.issues ?? []) errors[String(v.getDotPath(issue))] ??= issue.message
  for (const [index, journey] of journeys.entries()) {
    const row = input.journeys[index]?.row
    for (const issue of journey.issues ?? [])
      errors[`journeys[${row}].${v.getDotPath(issue)}`] ??= issue.message
  }
  if (!files.ok) errors.files = files.error
  const rows = journeys.flatMap(journey => (journey.success ? [journey.output] : []))
  if (Object.keys(errors).length === 0 && text.success && files.ok) {
    return { ok: true, data: { text: text.output, journeys: rows, attachments: files.attachments } }
  }
  return { ok: false, errors: inFormOrder(errors), tooLarge: !files.ok && files.tooLarge }
}

/** Top to bottom as the form stands, so that a list of errors can be worked through. */
const contactFieldOrder: readonly string[] = [
  'subject',
  ...contactLines.filter(name => name !== 'subject'),
  'journeys',
  ...Array.from({ length: limits.journeys }, (_, row) =>
    journeyFields.map(field => journeyName(row, field)),
  ).flat(),
  'claimInfo',
  ...contactParagraphs.filter(name => name !== 'claimInfo'),
  'files',
]

function inFormOrder(errors: FormErrors): FormErrors {
  const place = (name: string) => contactFieldOrder.indexOf(name)
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)))
}
