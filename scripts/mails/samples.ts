import { rowName } from '../../src/shared/forms/kit/field-name.ts'
import type { Field } from '../../src/shared/forms/kit/fields.ts'
import type { RegisteredForm } from '../../src/shared/forms/registry.ts'

/** When the samples are sent: what they say of days fits to it. */
export const sampleNow = Date.UTC(2027, 5, 25, 9, 30)

const byKind = {
  line: 'Åhus & Ærø',
  paragraph: 'The connection was missed.\n<b>Two</b> bicycles & one child.',
  email: 'mikkel@example.com',
  phone: '+46 31 390 06 00',
  date: '2027-06-21',
  time: '08:33',
  consent: 'on',
}

/** What a field of a name holds in any form. */
const byName: Readonly<Record<string, string>> = {
  name: 'Mikkel',
  lastName: 'Sørensen-Åström',
  contactName: 'Åsa Berg',
  from: 'Malmö C',
  to: 'Hamburg Hbf',
  orderNumber: 'P-7K3M-9QXD',
  train: 'EC 1076',
  page: '/sv/guide-detail/norge',
  // A basket would stand for the rows, and has prices of its own.
  basket: '',
}

/** What a form's own rules ask for: a journey to come, a value as its page writes it. */
const byForm: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ticket: { date: '2027-07-21' },
  taxi: { date: '2027-07-21' },
  gift: { value: 'EUR 10000' },
}

/** A whole form, every field filled, as its page would send it in a language. */
export function sampleEntries({ form }: RegisteredForm, locale: string): Map<string, string> {
  const value = (name: string, field: Field) => {
    const own = byForm[form.name]?.[name] ?? byName[name]
    if (own !== undefined) return own
    if (field.kind === 'choice') return field.values.at(-1) ?? ''
    return field.kind === 'list' || field.kind === 'files' ? '' : byKind[field.kind]
  }
  const fields = Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'list'
      ? [0, 1].flatMap(row =>
          Object.entries(field.fields).map(
            ([inner, kind]) => [rowName(name, row, inner), value(inner, kind)] as const,
          ),
        )
      : [[name, value(name, field)] as const],
  )
  return new Map([['form', form.name], ['locale', locale], ...fields])
}
