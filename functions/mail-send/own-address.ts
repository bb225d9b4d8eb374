import type { Locale } from '../../src/i18n/locales.ts'
import { defineText } from '../../src/i18n/text.ts'
import { mailboxName } from '../../src/server/limits/mailbox-name.ts'
import type { FormErrors } from '../../src/shared/forms/kit/errors.ts'
import { readValue } from '../../src/shared/forms/kit/read.ts'
import type { FormEntries } from '../../src/shared/forms/kit/read-entries.ts'
import type { RegisteredForm } from '../../src/shared/forms/registry.ts'

const text = defineText({
  own: {
    en: 'This is our own address. Enter yours, so that our answer reaches you.',
    sv: 'Det här är vår egen adress. Ange din, så att vårt svar kommer fram till dig.',
    da: 'Det er vores egen adresse. Angiv din, så vores svar når frem til dig.',
  },
})

/** The error message for a field that holds one of our own addresses. */
export const ownAddressText = (locale: Locale): string => text(locale).own

/**
 * Returns an error for each field that holds one of our own addresses: a reply to such a form would go back to customer
 * service.
 */
export function ownAddressErrors(
  { form }: RegisteredForm,
  entries: FormEntries,
  addresses: readonly string[],
  locale: Locale,
): FormErrors {
  const ours = addresses.map(mailboxName)
  const names = Object.entries(form.fields).filter(
    ([name, field]) =>
      field.kind === 'email' && ours.includes(mailboxName(readValue(field, entries.text.get(name)))),
  )
  return Object.fromEntries(names.map(([name]) => [name, ownAddressText(locale)]))
}
