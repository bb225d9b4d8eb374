import { countryName, formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { type IsoDay, shopDay } from '../../iso-day.ts'
import type { Row, Section } from '../../mail/layout.ts'
import type { BasketLine } from '../../shop/basket/line.ts'
import type { PricedBasket, PricedBasketLine } from '../../shop/basket/price-basket.ts'
import { type Catalogue, productOf } from '../../shop/catalogue/catalogue.ts'
import type { Currency } from '../../shop/currency.ts'
import { formatMoney } from '../../shop/format-money.ts'
import type { ExplainedPrice } from '../../shop/price-rules/explain.ts'
import { earlyWords } from '../../shop/words/early-words.ts'
import { groupPrices } from '../../shop/words/group-prices.ts'
import { lineChoices } from '../../shop/words/line-choices.ts'
import { lineTitle, passName } from '../../shop/words/line-title.ts'
import { namesDueWords } from '../../shop/words/names-due.ts'
import { priceWords, reducedWords } from '../../shop/words/price-words.ts'
import { stepRows } from '../../shop/words/step-rows.ts'
import { differingSumRow, sumWords } from '../../shop/words/sum-words.ts'

const text = defineText({
  chosen: { en: 'Chosen', sv: 'Valt', da: 'Valgt' },
  price: { en: 'Price', sv: 'Pris', da: 'Pris' },
  each: { en: 'Price per person', sv: 'Pris per person', da: 'Pris pr. person' },
  traveller: {
    en: (number: number) => `Traveller ${number}`,
    sv: (number: number) => `Resenär ${number}`,
    da: (number: number) => `Rejsende ${number}`,
  },
  total: { en: 'Total', sv: 'Summa', da: 'I alt' },
  more: {
    en: (sum: string) => `${sum}, plus items that customer service will price`,
    sv: (sum: string) => `${sum} plus det som kundtjänst prissätter`,
    da: (sum: string) => `${sum} plus det, kundeservice prissætter`,
  },
  greeting: { en: 'Greeting', sv: 'Hälsning', da: 'Hilsen' },
  note: { en: 'Note', sv: 'Meddelande', da: 'Besked' },
  station: { en: 'Station', sv: 'Station', da: 'Station' },
  address: { en: 'Address', sv: 'Adress', da: 'Adresse' },
  train: { en: 'Train', sv: 'Tåg', da: 'Tog' },
  needs: { en: 'Luggage and help', sv: 'Bagage och hjälp', da: 'Bagage og hjælp' },
  order: { en: 'Belongs to order', sv: 'Hör till beställning', da: 'Hører til bestilling' },
  journey: { en: 'Journey', sv: 'Resa', da: 'Rejse' },
  travellers: { en: 'Travellers', sv: 'Resenärer', da: 'Rejsende' },
  onRequest: {
    en: 'set by customer service',
    sv: 'sätts av kundtjänst',
    da: 'fastsættes af kundeservice',
  },
  attention: { en: 'Please note', sv: 'Observera', da: 'Bemærk' },
  changed: {
    en: 'A different total was shown when you sent the order. The total above follows the prices at that time.',
    sv: 'En annan summa visades när du skickade beställningen. Summan ovan följer priserna vid den tidpunkten.',
    da: 'En anden sum blev vist, da du sendte bestillingen. Summen ovenfor følger priserne på det tidspunkt.',
  },
  wishes: { en: 'Preferences', sv: 'Önskemål', da: 'Ønsker' },
  residence: { en: 'Country of residence', sv: 'Bosättningsland', da: 'Bopælsland' },
  names: { en: 'Names to follow', sv: 'Namnen kommer senare', da: 'Navnene følger senere' },
  namesAbout: {
    en: 'Reply with the reference and, for each traveller, the names as in the passport, the birth date and the country of residence. Without them no pass can be issued. The ages are checked then, and the price may change.',
    sv: 'Svara med ärendenumret och, för varje resenär, namnen precis som i resepasset, födelsedatum och bosättningsland. Utan dem kan inga tågpass utfärdas. Då kontrolleras åldrarna, och priset kan ändras.',
    da: 'Svar med sagsnummeret og for hver rejsende navnene som i rejsepasset, fødselsdatoen og bopælslandet. Uden dem kan der ikke udstedes pas. Så kontrolleres alderen, og prisen kan ændre sig.',
  },
})

/** A basket with its prices at the moment of the order. They are the same in every language. */
export interface PricedOrder extends PricedBasket {
  readonly currency: Currency
  readonly at: Date
}

/**
 * An order as sections of a mail.
 *
 * @param catalogue names the products, in the mail's language
 * @param show `all`: with names, texts and the steps to each price; `chosen`: only values that we offered, since
 * nobody has checked the address that the confirmation is sent to
 */
export function orderSections(
  priced: PricedOrder,
  catalogue: Catalogue,
  locale: Locale,
  show: 'all' | 'chosen',
): Section[] {
  const t = text(locale)
  const { currency, at } = priced
  const sections = priced.lines.map((line, place): Section => {
    const { result } = line
    const rows: Row[] = [
      [t.chosen, lineChoices(line.line, currency, locale).join(', ')],
      ...(show === 'all' ? typedRows(line, catalogue, currency, locale) : []),
      [
        t.price,
        [
          result?.ok ? priceWords(result, currency, locale) : t.onRequest,
          ...(result?.ok && result.reduced ? [reducedWords(result.reduced, currency, locale)] : []),
        ].join('\n'),
      ],
      ...eachPrice(line, currency, locale),
      ...namesToFollow(line.line, shopDay(at), locale, show),
    ]
    return {
      heading: `${place + 1}. ${lineTitle(catalogue, line.line, locale)}`,
      rows: rows.filter(([, value]) => value !== ''),
    }
  })
  const total: Row = [t.total, totalWords(priced, locale)]
  const another = differingSumRow(priced, currency, locale)
  if (show === 'all') return [...sections, { rows: [total, ...(another ? [another] : [])] }]
  const early = earlyWords(
    priced.lines.map(({ line }) => line),
    catalogue,
    at,
    locale,
  )
  // The other sum comes from the browser, so a mail to an unchecked address must not repeat it.
  const notes = [...(another ? [t.changed] : []), ...(early ? [early] : [])]
  return [...sections, { rows: [total, ...notes.map((words): Row => [t.attention, words])] }]
}

/** The total; if some lines have no price, with the remark that customer service will price them. */
function totalWords(order: PricedOrder, locale: Locale): string {
  const { lines, total, currency } = order
  if (lines.every(({ result }) => result?.ok)) return sumWords(order, currency, locale)
  if (total === 0) return text(locale).onRequest
  const isMinimum = lines.some(({ result }) => result?.ok && result.isMinimum)
  return text(locale).more(sumWords({ total, isPartial: isMinimum }, currency, locale))
}

/** What each traveller pays, if there are several on a pass. */
function eachPrice(priced: PricedBasketLine, currency: Currency, locale: Locale): Row[] {
  const people = pricesByTraveller(priced, locale)
  if (people.length < 2) return []
  const prices = people.map(({ who, price }) => `${who}: ${formatMoney(price.total, currency, locale)}`)
  return [[text(locale).each, prices.join('\n')]]
}

/** The price for each traveller on a pass, by number, or by age group while the names are still to come. */
function pricesByTraveller({ line, result }: PricedBasketLine, locale: Locale) {
  if (!('firstDay' in line) || !result?.ok) return []
  if (line.kind === 'interrail-group') return groupPrices(line.counts, result.prices, locale)
  return result.prices.map((price, place) => ({ who: text(locale).traveller(place + 1), price }))
}

/** When the names of a group are due, and in the customer's mail how to send them. */
function namesToFollow(line: BasketLine, today: IsoDay, locale: Locale, show: 'all' | 'chosen'): Row[] {
  if (line.kind !== 'interrail-group') return []
  const t = text(locale)
  const due = namesDueWords(line.firstDay, today, locale)
  return [[t.names, show === 'all' ? due : `${due}\n${t.namesAbout}`]]
}

/** A country of residence, with the name of an Interrail pass where it has another: `United States (Eurail …)`. */
function livesIn(country: string, product: string, catalogue: Catalogue, locale: Locale): string {
  const pass = productOf(catalogue, product, 'interrail')
  const name = pass && passName(pass, country)
  const place = countryName(country, locale)
  return name === pass?.name ? place : `${place} (${name})`
}

/** Rows with the text that was typed for a line, and the steps to its price. */
function typedRows(
  priced: PricedBasketLine,
  catalogue: Catalogue,
  currency: Currency,
  locale: Locale,
): Row[] {
  const { line, result } = priced
  const t = text(locale)
  const steps = (price: ExplainedPrice | undefined) =>
    price ? stepRows(price, currency, locale).map(([words, sum]) => `${words} ${sum}`.trim()) : []
  switch (line.kind) {
    case 'interrail':
    case 'days-pass':
      return line.travellers.map(({ name, lastName, birth, residence }, place) => [
        t.traveller(place + 1),
        [
          `${name} ${lastName}`,
          formatDate(new Date(birth), locale),
          livesIn(residence, line.product, catalogue, locale),
          ...steps(result?.ok ? result.prices[place] : undefined),
        ].join('\n'),
      ])
    case 'interrail-group':
      return [
        [t.residence, countryName(line.residence, locale)],
        ...pricesByTraveller(priced, locale).map(({ who, price }): Row => [who, steps(price).join('\n')]),
      ]
    case 'gift-card':
      return [
        [t.greeting, line.greeting],
        [t.note, line.note],
      ]
    case 'taxi':
      return [
        [t.station, line.station],
        [t.address, line.address],
        [t.train, line.train],
        [t.needs, line.needs],
        [t.order, line.order],
      ]
    case 'ticket':
      return [
        [t.journey, `${line.from} – ${line.to}`],
        [t.travellers, line.travellers],
        [t.wishes, line.wishes],
      ]
  }
}
