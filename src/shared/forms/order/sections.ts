import { countryName, formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { Row, Section } from '../../mail/layout.ts'
import type { Basket } from '../../shop/basket/basket.ts'
import { type PricedBasketLine, priceBasket } from '../../shop/basket/price-basket.ts'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import { formatMoney } from '../../shop/format-money.ts'
import { lineChoices, lineTitle } from '../../shop/words/line-words.ts'
import { priceWords, reducedWords } from '../../shop/words/price-words.ts'
import { stepRows } from '../../shop/words/step-rows.ts'
import { anotherSum, sumWords } from '../../shop/words/sum-words.ts'

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
    en: (sum: string) => `${sum}, plus what customer service will price`,
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
  changed: { en: 'Please note', sv: 'Observera', da: 'Bemærk' },
  changedWords: {
    en: 'A different total was shown when you sent the order. The total above follows the prices at that time.',
    sv: 'En annan summa visades när du skickade beställningen. Summan ovan följer priserna vid den tidpunkten.',
    da: 'En anden sum blev vist, da du sendte bestillingen. Summen ovenfor følger priserne på det tidspunkt.',
  },
  wishes: { en: 'Preferences', sv: 'Önskemål', da: 'Ønsker' },
})

/**
 * A basket as sections of a mail, priced by the rules from the catalogue.
 *
 * @param show `all`: with names, texts and the steps to each price; `chosen`: only what was chosen from ours, which a
 * mail to an address that nobody has checked may say
 */
export function orderSections(
  basket: Basket,
  catalogue: Catalogue,
  at: Date,
  locale: Locale,
  show: 'all' | 'chosen',
): Section[] {
  const t = text(locale)
  const { currency } = basket
  const money = (sum: number) => formatMoney(sum, currency, locale)
  const priced = priceBasket(catalogue, basket, at)
  const sections = priced.lines.map((line, place): Section => {
    const { result } = line
    const rows: Row[] = [
      [t.chosen, lineChoices(line.line, currency, locale).join(', ')],
      ...(show === 'all' ? written(line, basket, locale) : []),
      [
        t.price,
        [
          priceWords(result, currency, locale),
          ...(result?.ok && result.reduced ? [reducedWords(result.reduced, currency, locale)] : []),
        ].join('\n'),
      ],
      ...eachPrice(line, currency, locale),
    ]
    return {
      heading: `${place + 1}. ${lineTitle(catalogue, line.line, locale)}`,
      rows: rows.filter(([, value]) => value !== ''),
    }
  })
  const sum =
    priced.total > 0 && priced.more ? t.more(money(priced.total)) : sumWords(priced, currency, locale)
  const another = anotherSum(priced, currency, locale)
  // The other sum is what a browser said: in a mail to a stranger it could be anybody's number.
  const changed: Row = another && show === 'all' ? another : [t.changed, t.changedWords]
  return [...sections, { rows: [[t.total, sum], ...(another ? [changed] : [])] }]
}

/** What each traveller pays, where several are on a pass. */
function eachPrice({ line, result }: PricedBasketLine, currency: Basket['currency'], locale: Locale): Row[] {
  if (!('firstDay' in line) || !result?.ok || result.prices.length < 2) return []
  const t = text(locale)
  const prices = result.prices.map(
    ({ total }, place) => `${t.traveller(place + 1)}: ${formatMoney(total, currency, locale)}`,
  )
  return [[t.each, prices.join('\n')]]
}

/** What was typed in a line, and how its price comes about. */
function written({ line, result }: PricedBasketLine, { currency }: Basket, locale: Locale): Row[] {
  const t = text(locale)
  const steps = (place: number) => {
    const price = result?.ok ? result.prices[place] : undefined
    return price ? stepRows(price, currency, locale).map(([words, sum]) => `${words} ${sum}`.trim()) : []
  }
  switch (line.kind) {
    case 'interrail':
    case 'days-pass':
      return line.travellers.map(({ name, lastName, birth, residence }, place) => [
        t.traveller(place + 1),
        [
          `${name} ${lastName}`,
          formatDate(new Date(birth), locale),
          countryName(residence, locale),
          ...steps(place),
        ].join('\n'),
      ])
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
