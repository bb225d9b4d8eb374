import { defineText } from '../../../i18n/text.ts'
import { shopDay } from '../../iso-day.ts'
import { type FormMail, formMails, type MailFacts } from '../../mail/form-mails.ts'
import type { FormMails } from '../../mail/mail.ts'
import type { Basket } from '../../shop/basket/basket.ts'
import type { BasketLine } from '../../shop/basket/line.ts'
import { priceBasket } from '../../shop/basket/price-basket.ts'
import { defaultCurrency } from '../../shop/currency.ts'
import type { Values } from '../kit/define-form.ts'
import { withdrawalLinkLabel } from '../withdrawal/link-label.ts'
import { basketFacts } from './basket-facts.ts'
import { type OrderFields, orderForm } from './form.ts'
import { orderLabels } from './labels.ts'
import { orderSections } from './sections.ts'
import { orderTopic } from './topic.ts'

const confirmation = defineText({
  title: {
    en: 'We have your order request',
    sv: 'Vi har fått din beställning',
    da: 'Vi har fået din bestilling',
  },
  intro: {
    en: 'Nothing has been paid and nothing is binding yet. Customer service will send you the full price, the conditions and how to pay, normally within one working day. Your tickets, pass number or code will follow once you have accepted and paid.',
    sv: 'Ingenting är betalt och ingenting är bindande ännu. Kundtjänst skickar hela priset, villkoren och hur du betalar, normalt inom en arbetsdag. Biljetter, passnummer eller kod kommer när du har sagt ja och betalat.',
    da: 'Intet er betalt, og intet er bindende endnu. Kundeservice sender dig hele prisen, betingelserne og anvisninger til betaling, normalt inden for en arbejdsdag. Billetter, pasnummer eller kode følger, når du har sagt ja og betalt.',
  },
  outro: {
    en: 'As a consumer you may withdraw from the purchase of a gift card within 14 days. Passes follow the issuer’s refund rules; tickets, reservations and taxis have their own conditions. Please give the reference if you write or call. This e-mail was sent automatically.',
    sv: 'Som konsument kan du ångra köpet av ett presentkort inom 14 dagar. För pass gäller utfärdarens regler för återbetalning, och för biljetter, platsbokningar och taxi deras egna villkor. Ange ärendenumret om du skriver eller ringer. Det här mejlet skickas automatiskt.',
    da: 'Som forbruger kan du fortryde købet af et gavekort inden for 14 dage. For pas gælder udstederens regler for tilbagebetaling, og for billetter, pladsreservationer og taxa deres egne betingelser. Oplys sagsnummeret, hvis du skriver eller ringer. Denne mail er sendt automatisk.',
  },
})

interface OrderMail extends Pick<FormMail, 'form' | 'labels'> {
  /** The form's values without the basket. */
  readonly values: FormMail['values'] & {
    readonly name: string
    readonly lastName: string
    readonly email: string
  }
  readonly basket: Basket | undefined
  /** What is ordered without a basket, in English. */
  readonly productNames?: readonly string[]
  readonly facts: MailFacts
}

/**
 * The mails of an order: customer service gets all of it, with the prices and the steps of their calculation; the
 * customer gets the choices and prices.
 *
 * @throws if there is a basket and no catalogue to price it
 */
export function basketMails(mail: OrderMail): FormMails {
  const { form, labels, values, basket, productNames = [], facts } = mail
  const order = basket ? pricedOrder(basket, facts) : writtenOrder(productNames)
  const { topic, sections } = order
  const mails = formMails({
    form,
    labels,
    values,
    facts,
    sender: { name: `${values.name} ${values.lastName}`, address: values.email },
    title: topic ? `Order request: ${topic}` : 'Order request',
    confirmation: {
      ...confirmation(facts.locale),
      links: [{ label: withdrawalLinkLabel[facts.locale], href: withdrawalHref(facts) }],
    },
    sections,
  })
  return { ...mails, order: { at: facts.received.getTime(), locale: facts.locale, ...order.facts } }
}

/** The content of the mails and the ledger for a basket, which is priced once for all of them. */
function pricedOrder(basket: Basket, { catalogues, received, locale }: MailFacts) {
  if (!catalogues) throw new Error('There is no catalogue to price the order by')
  const priced = {
    ...priceBasket(catalogues.en, basket, received),
    currency: basket.currency,
    at: received,
  }
  return {
    topic: orderTopic(basket, catalogues.en),
    facts: basketFacts(priced, catalogues.en),
    sections: {
      service: orderSections(priced, catalogues.en, 'en', 'all'),
      confirmation: orderSections(priced, catalogues[locale], locale, 'chosen'),
    },
  }
}

/** The same for an order in writing: only the names of what is ordered. */
const writtenOrder = (productNames: readonly string[]) => ({
  topic: productNames.join('; '),
  facts: { lines: productNames.map(product => ({ product })) },
  sections: { service: [], confirmation: [] },
})

/** The address of the form for a withdrawal, with the order filled in. */
function withdrawalHref({ addressOf, reference }: MailFacts): string {
  const address = new URL(addressOf('withdraw'))
  address.searchParams.set('reference', reference)
  return address.href
}

const products = orderLabels('en').fields.items.fields.product.options

/** The mails of the order form, with its basket if one was sent. */
export const orderMails = ({ basket, ...values }: Values<OrderFields>, facts: MailFacts): FormMails =>
  basketMails({
    form: orderForm,
    labels: orderLabels,
    values,
    basket,
    productNames: values.items.map(({ values: { product } }) => (product ? products[product] : '')),
    facts,
  })

/** A basket of the one line that a form sends without scripts, in the currency of its page. */
export const basketWithLine = (line: BasketLine, { locale, received }: MailFacts): Basket => ({
  currency: defaultCurrency[locale],
  changed: shopDay(received),
  lines: [line],
})
