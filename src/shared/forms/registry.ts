import type { Locale } from '../../i18n/locales.ts'
import type { PlainPage } from '../../routing/href.ts'
import { type Catalogues, type MailFacts, receivedRow } from '../mail/form-mails.ts'
import type { Row } from '../mail/layout.ts'
import type { FormMails } from '../mail/mail.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { businessForm } from './business/form.ts'
import { businessLabels } from './business/labels.ts'
import { businessMails } from './business/mails.ts'
import { businessRules } from './business/rules.ts'
import { businessSent } from './business/sent.ts'
import { contactForm } from './contact/form.ts'
import { contactLabels } from './contact/labels.ts'
import { contactMails } from './contact/mails.ts'
import { contactRules } from './contact/rules.ts'
import { contactSent } from './contact/sent.ts'
import { giftForm } from './gift/form.ts'
import { giftLabels } from './gift/labels.ts'
import { giftMails } from './gift/mails.ts'
import { giftRules } from './gift/rules.ts'
import { type CheckedForm, checkForm } from './kit/check.ts'
import type { Fields, Form, Values } from './kit/define-form.ts'
import type { FormResult } from './kit/errors.ts'
import type { FieldsWords, FormWords } from './kit/labels.ts'
import { mailRows } from './kit/mail-rows.ts'
import type { FormEntries } from './kit/read-entries.ts'
import { newsletterForm } from './newsletter/form.ts'
import { newsletterLabels } from './newsletter/labels.ts'
import { newsletterMails } from './newsletter/mails.ts'
import { newsletterSent } from './newsletter/sent.ts'
import type { customerFields } from './order/customer.ts'
import type { CustomerWords } from './order/customer-labels.ts'
import { orderForm } from './order/form.ts'
import { orderLabels } from './order/labels.ts'
import { orderMails } from './order/mails.ts'
import { orderRules } from './order/rules.ts'
import { orderSent } from './order/sent.ts'
import { taxiForm } from './taxi/form.ts'
import { taxiLabels } from './taxi/labels.ts'
import { taxiMails } from './taxi/mails.ts'
import { taxiRules } from './taxi/rules.ts'
import { ticketForm } from './ticket/form.ts'
import { ticketLabels } from './ticket/labels.ts'
import { ticketMails } from './ticket/mails.ts'
import { ticketRules } from './ticket/rules.ts'
import { withdrawalForm } from './withdrawal/form.ts'
import { withdrawalLabels } from './withdrawal/labels.ts'
import { withdrawalMails } from './withdrawal/mails.ts'
import { withdrawalSent } from './withdrawal/sent.ts'

/** The message after a form has arrived, in place and on the answer page. */
export interface SentWords {
  readonly title: string
  /** The status of the form. */
  readonly description: string
  /** What happens next, and when. */
  readonly next: string
}

/** Makes the link with which a reader confirms a sign-up. */
export interface SignUp {
  readonly confirmLink: (email: string, locale: Locale) => string
}

/** Reads what a form may need besides its entries. */
export interface FormSources {
  readonly readCatalogues: () => Promise<Catalogues>
  /** Returns nothing if the newsletter is not configured. */
  readonly readSignUp: () => SignUp | undefined
}

/** What the rules and mails of a form need besides its entries. */
export type FormContext = Pick<MailFacts, 'catalogues' | 'confirmLink'>

interface FormPages {
  /** The page with the form. */
  readonly page: PlainPage
  /** The answer page, whose view is `form-sent`. A form that is answered with a receipt has none. */
  readonly sentPage?: PlainPage
  readonly sent: (locale: Locale) => SentWords
  /** Reads what its rules and mails need besides its entries; returns nothing if that is not configured. */
  readonly readContext?: (sources: FormSources, locale: Locale) => Promise<FormContext | undefined>
  /** The milliseconds for which the same form counts as a repetition; two days by default. */
  readonly sameFor?: number
}

interface FormRow<F extends Fields, Words extends FieldsWords>
  extends CheckedForm<F, Words, Catalogue>,
    FormPages {
  readonly labels: (locale: Locale) => FormWords<Words>
  readonly mails: (values: Values<F>, facts: MailFacts) => FormMails
}

/** The result of a valid form. */
export interface CompleteForm {
  /** Makes the mails once there is a reference. */
  readonly mails: (facts: MailFacts) => FormMails
  /** What was sent, and when, for its sender only; absent if the form gives no receipt. */
  readonly receipt?: (received: Date) => readonly Row[]
}

/** One form that can be posted, whatever its fields. */
export interface RegisteredForm extends FormPages {
  readonly form: Form
  readonly words: (locale: Locale) => FormWords
  readonly check: (
    entries: FormEntries,
    locale: Locale,
    now: Date,
    shop?: Catalogue,
  ) => Promise<FormResult<CompleteForm>>
}

/** Every form of the site. A form is a folder here and a row in this list: see `docs/new-form.md`. */
export const forms: readonly RegisteredForm[] = [
  register({
    form: contactForm,
    labels: contactLabels,
    rules: contactRules,
    mails: contactMails,
    page: 'contact-us',
    sentPage: 'contact-sent',
    sent: contactSent,
  }),
  register({
    form: businessForm,
    labels: businessLabels,
    rules: businessRules,
    mails: businessMails,
    page: 'business-form',
    sentPage: 'business-sent',
    sent: businessSent,
  }),
  register({
    form: withdrawalForm,
    labels: withdrawalLabels,
    mails: withdrawalMails,
    page: 'withdraw',
    sent: withdrawalSent,
  }),
  registerOrder({
    form: orderForm,
    labels: orderLabels,
    rules: orderRules,
    mails: orderMails,
    page: 'checkout',
  }),
  // A product with a form of its own goes into the basket; without scripts it is sent as an order of this one line.
  registerOrder({
    form: ticketForm,
    labels: ticketLabels,
    rules: ticketRules,
    mails: ticketMails,
    page: 'home',
  }),
  registerOrder({
    form: giftForm,
    labels: giftLabels,
    rules: giftRules,
    mails: giftMails,
    page: 'gift-cards',
  }),
  registerOrder({
    form: taxiForm,
    labels: taxiLabels,
    rules: taxiRules,
    mails: taxiMails,
    page: 'taxi',
  }),
  register({
    form: newsletterForm,
    labels: newsletterLabels,
    mails: newsletterMails,
    page: 'home',
    sentPage: 'newsletter-sent',
    sent: newsletterSent,
    async readContext({ readSignUp }, locale) {
      const signUp = readSignUp()
      return signUp && { confirmLink: email => signUp.confirmLink(email, locale) }
    },
    // A subscriber whose first link was lost asks for another with the same words.
    sameFor: 600_000,
  }),
]

/** Registers a form that becomes an order request: it must name a way to pay that the shop offers. */
function registerOrder<F extends Fields & typeof customerFields, Words extends FieldsWords & CustomerWords>(
  row: Pick<FormRow<F, Words>, 'form' | 'labels' | 'rules' | 'mails' | 'page'>,
): RegisteredForm {
  return register<F, Words>({
    ...row,
    rules: (input, words, now, shop) => ({
      ...(shop && !isOffered(input['payment'], shop) && { payment: words.payment.missing }),
      ...row.rules?.(input, words, now, shop),
    }),
    sentPage: 'order-sent',
    sent: orderSent,
    readContext: async ({ readCatalogues }) => ({ catalogues: await readCatalogues() }),
  })
}

const isOffered = (payment: unknown, shop: Catalogue) =>
  shop.paymentMethods.some(method => method === payment)

function register<F extends Fields, Words extends FieldsWords>(row: FormRow<F, Words>): RegisteredForm {
  const { form, labels, mails, rules: _, ...pages } = row
  return {
    form,
    words: labels,
    ...pages,
    async check(entries, locale, now, shop) {
      const result = await checkForm(row, entries, labels(locale), now, shop)
      if (!result.ok) return result
      const { data } = result
      return {
        ok: true,
        data: {
          mails: facts => mails(data, facts),
          ...(form.receipt && { receipt: (received: Date) => receiptRows(row, data, locale, received) }),
        },
      }
    },
  }
}

function receiptRows<F extends Fields, Words extends FieldsWords>(
  { form: { fields }, labels }: FormRow<F, Words>,
  values: Values<F>,
  locale: Locale,
  now: Date,
): readonly Row[] {
  const { rows } = mailRows({ fields, words: labels(locale).fields, values, locale, show: 'all' })
  return [receivedRow(now, locale), ...rows]
}
