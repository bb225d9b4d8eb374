import type { Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { checkContact } from '../../src/shared/forms/contact.ts'
import type { FormErrors } from '../../src/shared/forms/form-result.ts'
import { formMessages } from '../../src/shared/forms/messages.ts'
import { readContact } from '../../src/shared/forms/read-contact.ts'
import type { FormEntries } from '../../src/shared/forms/read-form.ts'
import { contactMails } from '../../src/shared/mail/contact-mails.ts'
import type { FormMails, MailAddresses } from '../../src/shared/mail/mail.ts'

export interface AcceptedFacts {
  readonly reference: string
  readonly received: Date
  readonly addresses: MailAddresses
}

/** A form checked: the mails it makes once it has a reference, or what is wrong with it. */
export type CheckedForm =
  | { readonly ok: true; readonly mails: (facts: AcceptedFacts) => FormMails }
  | { readonly ok: false; readonly errors: FormErrors; readonly tooLarge: boolean }

/** One kind of form that can be posted here. */
export interface MailForm {
  readonly check: (entries: FormEntries, locale: Locale) => Promise<CheckedForm>
  /** The page the form stands on. */
  readonly formPath: (locale: Locale) => string
  /** The answer page for browsers without script. */
  readonly sentPath: (locale: Locale) => string
}

const contact: MailForm = {
  async check(entries, locale) {
    const result = await checkContact(readContact(entries), formMessages(locale))
    return result.ok ? { ok: true, mails: facts => contactMails(result.data, { ...facts, locale }) } : result
  },
  formPath: locale => href('contact-us', locale),
  sentPath: locale => href('contact-sent', locale),
}

/** Every form by the value of its field `form`. */
export const mailForms: ReadonlyMap<string, MailForm> = new Map([['contact', contact]])
