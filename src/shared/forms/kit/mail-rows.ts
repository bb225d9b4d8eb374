import { formatClock, formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { Row as MailRow, Section } from '../../mail/layout.ts'
import type { Fields, Row } from './define-form.ts'
import type { FilesField, JsonData, ValueField } from './fields.ts'
import type { Attachment } from './files.ts'
import type { FieldsWords, FieldWords } from './labels.ts'

const text = defineText({
  notGiven: { en: '(not given)', sv: '(ej angivet)', da: '(ikke angivet)' },
  yes: { en: 'yes', sv: 'ja', da: 'ja' },
})

type RowValues = Readonly<Record<string, string | boolean>>

/** The data of any form: `Values`, whatever its fields. */
export type AnyValues = Readonly<Record<string, ShownValue | JsonData | undefined>>

type ShownValue = string | boolean | readonly Attachment[] | readonly Row<RowValues>[]

export interface MailRowsOptions {
  readonly fields: Fields
  readonly words: FieldsWords
  readonly values: AnyValues
  readonly locale: Locale
  /** `echoed`: only fields marked `echo`, without the empty ones. */
  readonly show: 'all' | 'echoed'
}

/** A form's labels with their values, in order, and a section for each row of a list. */
export function mailRows(options: MailRowsOptions): { readonly rows: MailRow[]; readonly lists: Section[] } {
  const { fields, words, values, show } = options
  const rows: MailRow[] = []
  const lists: Section[] = []
  for (const [name, field] of Object.entries(fields)) {
    const own = words[name]
    const value = values[name]
    if (!own || value === undefined || field.kind === 'json' || isJsonData(value)) continue
    if (field.kind === 'list') {
      const sections = Array.isArray(value) ? value.filter(isRow) : []
      for (const [index, row] of sections.entries()) {
        const inner = mailRows({
          ...options,
          fields: field.fields,
          words: own.fields ?? {},
          values: row.values,
        })
        if (inner.rows.length > 0) lists.push({ heading: `${own.row} ${index + 1}`, rows: inner.rows })
      }
    } else if (show === 'all' || field.echo) {
      const formatted = show === 'all' ? formatValue(field, own, value) : formatEcho(field, own, value)
      if (formatted || show === 'all') rows.push([own.label, formatted || text(options.locale).notGiven])
    }
  }
  return { rows, lists }

  function formatValue(field: ValueField | FilesField, own: FieldWords, value: ShownValue): string {
    if (value === '') return ''
    if (typeof value === 'string') {
      if (field.kind === 'date') return formatDate(new Date(value), options.locale)
      if (field.kind === 'time') return formatClock(value, options.locale)
      return (field.kind === 'choice' && own.options?.[value]) || value
    }
    if (typeof value === 'boolean') return value ? text(options.locale).yes : ''
    return value.flatMap(item => (isRow(item) ? [] : [item.name])).join('\n')
  }

  /** A file's name is free text, so only the number of files is repeated. */
  function formatEcho(field: ValueField | FilesField, own: FieldWords, value: ShownValue): string {
    if (field.kind !== 'files') return formatValue(field, own, value)
    return Array.isArray(value) && value.length > 0 ? String(value.length) : ''
  }
}

const isJsonData = (value: ShownValue | JsonData): value is JsonData =>
  typeof value === 'object' && !Array.isArray(value)

const isRow = (item: Attachment | Row<RowValues>): item is Row<RowValues> => 'row' in item
