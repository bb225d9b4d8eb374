import * as v from 'valibot'
import { isIsoDay } from '../../iso-day.ts'
import { isTime } from './clock.ts'
import { type Fields, unreadableInput } from './define-form.ts'
import { isEmail } from './email.ts'
import type { Field, FilesField, JsonData, ListField, ValueField } from './fields.ts'
import { fillMessage } from './fill-message.ts'
import type { FieldsWords, FieldWords, FormWords } from './labels.ts'
import { limits } from './limits.ts'
import type { FormMessages } from './messages.ts'
import { isPhone } from './phone.ts'
import { isSingleLine } from './single-line.ts'

/** The schema of a form's texts, choices and rows, with the messages of one language. Files are checked separately. */
export function formSchema(fields: Fields, words: FormWords) {
  return v.object(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const own = words.fields[name]
        return own && field.kind !== 'files' ? [[name, fieldSchema(field, own, words.messages)]] : []
      }),
    ),
  )
}

function fieldSchema(field: Exclude<Field, FilesField>, words: FieldWords, messages: FormMessages) {
  switch (field.kind) {
    case 'list':
      return listSchema(field, words, messages)
    case 'json':
      return v.custom<JsonData | undefined>(data => data !== unreadableInput, words.refused ?? '')
    default:
      return valueSchema(field, words, messages)
  }
}

function listSchema({ fields, required }: ListField, words: FieldWords, messages: FormMessages) {
  const row = v.object({ row: v.number(), values: rowSchema(fields, words.fields ?? {}, messages) })
  return v.pipe(
    v.array(row),
    v.check(rows => !required || rows.length > 0, words.missing ?? ''),
  )
}

function rowSchema(fields: ListField['fields'], words: FieldsWords, messages: FormMessages) {
  return v.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valueSchema(field, words[name], messages)]),
    ),
  )
}

function valueSchema(field: ValueField, words: FieldWords | undefined, messages: FormMessages) {
  const missing = words?.missing ?? ''
  const { required } = field
  const text = v.pipe(v.string(), v.minLength(required ? 1 : 0, missing || own(field, words, messages)))
  const valid = (test: (value: string) => boolean) =>
    v.check<string, string>(value => value === '' || test(value), own(field, words, messages))
  const line = (max: number) =>
    [
      v.check<string, string>(isSingleLine, messages.singleLine),
      v.maxLength<string, number, string>(max, fillMessage(messages.tooLong, { max })),
    ] as const
  switch (field.kind) {
    case 'line':
      return v.pipe(text, ...line(field.max))
    case 'paragraph':
      return v.pipe(text, line(field.max)[1])
    case 'email':
      return v.pipe(text, ...line(limits.email), valid(isEmail))
    case 'phone':
      return v.pipe(text, ...line(limits.phone), valid(isPhone))
    case 'date':
      return v.pipe(text, valid(isIsoDay))
    case 'time':
      return v.pipe(text, valid(isTime))
    case 'choice':
      return v.picklist(required ? field.values : ['', ...field.values], missing || messages.choice)
    case 'consent':
      return v.pipe(
        text,
        v.transform(value => value !== ''),
      )
  }
}

/** The message for a value that is not of its kind: the kit's, unless the field has its own. */
function own({ kind }: ValueField, words: FieldWords | undefined, messages: FormMessages): string {
  const ofKinds: Partial<Record<ValueField['kind'], string>> = {
    email: words?.notEmail ?? messages.email,
    phone: messages.phone,
    date: messages.date,
    time: messages.time,
  }
  return ofKinds[kind] ?? ''
}
