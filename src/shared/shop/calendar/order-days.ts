import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { brand } from '../../brand.ts'
import { addDays, addMonths, type IsoDay } from '../../iso-day.ts'
import type { Basket } from '../basket/basket.ts'
import type { BasketLine } from '../basket/line.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { formatMoney } from '../format-money.ts'
import { lineChoices } from '../words/line-choices.ts'
import { lineTitle } from '../words/line-title.ts'
import { namesDue } from '../words/names-due.ts'
import type { CalendarDay } from './icalendar.ts'

const text = defineText({
  activate: {
    en: (title: string) => `Activate by today: ${title}`,
    sv: (title: string) => `Aktivera senast i dag: ${title}`,
    da: (title: string) => `Aktivér senest i dag: ${title}`,
  },
  activateAbout: {
    en: (months: number) =>
      `A pass is activated in the app while you are online: within ${months} months of the purchase, and before the first journey. Here the months are counted from your order request, so you actually have a little longer.`,
    sv: (months: number) =>
      `Ett pass aktiveras i appen medan du är uppkopplad: inom ${months} månader från köpet och före den första resan. Månaderna är här räknade från din beställning, så från köpet har du lite längre på dig.`,
    da: (months: number) =>
      `Et pas aktiveres i appen, mens du er online: senest ${months} måneder efter købet og før den første rejse. Månederne er her talt fra din bestilling, så fra købet har du lidt længere tid.`,
  },
  names: {
    en: (title: string) => `Send the names by today: ${title}`,
    sv: (title: string) => `Skicka namnen senast i dag: ${title}`,
    da: (title: string) => `Send navnene senest i dag: ${title}`,
  },
  namesAbout: {
    en: 'Reply to the confirmation of your order with each traveller’s names as in the passport, birth date and country of residence.',
    sv: 'Svara på bekräftelsen av din beställning med varje resenärs namn precis som i resepasset, födelsedatum och bosättningsland.',
    da: 'Svar på bekræftelsen af din bestilling med hver rejsendes navne som i rejsepasset, fødselsdato og bopælsland.',
  },
  firstDay: {
    en: (title: string) => `First travel day: ${title}`,
    sv: (title: string) => `Första resdag: ${title}`,
    da: (title: string) => `Første rejsedag: ${title}`,
  },
  expires: {
    en: (title: string) => `Expires: ${title}`,
    sv: (title: string) => `Går ut: ${title}`,
    da: (title: string) => `Udløber: ${title}`,
  },
  expiresAbout: {
    en: (months: number) =>
      `A gift card is valid for ${months} months from the purchase. Here they are counted from your order request; the date on the card itself is the one that counts.`,
    sv: (months: number) =>
      `Ett presentkort gäller i ${months} månader från köpet. De är här räknade från din beställning; det är datumet på själva kortet som avgör.`,
    da: (months: number) =>
      `Et gavekort gælder i ${months} måneder fra købet. De er her talt fra din bestilling; det er datoen på selve kortet, der gælder.`,
  },
  reference: {
    en: (reference: string) => `Order reference: ${reference}`,
    sv: (reference: string) => `Beställningens ärendenummer: ${reference}`,
    da: (reference: string) => `Bestillingens sagsnummer: ${reference}`,
  },
})

export type OrderedBasket = Pick<Basket, 'currency' | 'lines'>

/** An order request that has arrived. */
interface Ordered {
  readonly basket: OrderedBasket
  readonly reference: string
  readonly day: IsoDay
}

/** The months within which a pass must be activated, and for which a gift card is valid. */
export interface Terms {
  readonly activation: number
  readonly giftCard: number
}

type Products = Pick<Catalogue, 'products'>

/** The important days of an order, for the reader's calendar, without names of travellers. */
export function orderDays(
  { basket, reference, day: ordered }: Ordered,
  terms: Terms,
  catalogue: Products,
  locale: Locale,
): CalendarDay[] {
  const t = text(locale)

  function daysOf(line: BasketLine, place: number): CalendarDay[] {
    const title = lineTitle(catalogue, line, locale)
    const chosen = lineChoices(line, basket.currency, locale).join(', ')
    const of = (kind: string, day: IsoDay, summary: string, about: string, remindBefore?: number) => ({
      uid: `${reference}-${place + 1}-${kind}@${brand.toLowerCase()}`,
      day,
      summary,
      description: `${about}\n${t.reference(reference)}`,
      ...(remindBefore !== undefined && { remindBefore }),
    })
    const activation = (day: IsoDay | '') =>
      of('activate', activateBy(ordered, day, terms), t.activate(title), t.activateAbout(terms.activation), 7)
    const firstDay = (day: IsoDay | '') => (day ? [of('first-day', day, t.firstDay(title), chosen)] : [])
    switch (line.kind) {
      case 'interrail':
        return [activation(line.firstDay), ...firstDay(line.firstDay)]
      case 'interrail-group': {
        const due = namesDue(line.firstDay, ordered)
        return [
          ...(due ? [of('names', due, t.names(title), t.namesAbout, 7)] : []),
          activation(line.firstDay),
          ...firstDay(line.firstDay),
        ]
      }
      case 'days-pass':
        return firstDay(line.firstDay)
      case 'gift-card': {
        const card = `${title} ${formatMoney(line.value, basket.currency, locale)}`
        return [
          of(
            'expires',
            addMonths(ordered, terms.giftCard),
            t.expires(card),
            t.expiresAbout(terms.giftCard),
            30,
          ),
        ]
      }
      case 'taxi':
      case 'ticket':
        return [of('travel', line.date, title, chosen)]
    }
  }
  return basket.lines.flatMap(daysOf)
}

/**
 * The last day that satisfies both limits: so many months from the order, and before the first travel day, if it is
 * decided.
 */
function activateBy(ordered: IsoDay, firstDay: IsoDay | '', { activation }: Terms): IsoDay {
  const last = addMonths(ordered, activation)
  if (!firstDay) return last
  const before = addDays(firstDay, -1)
  if (last < before) return last
  return before < ordered ? ordered : before
}
