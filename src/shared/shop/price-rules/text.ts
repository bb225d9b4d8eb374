import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import type { Step } from './explain.ts'

const text = defineText({
  price: { en: 'Price for an adult', sv: 'Pris för en vuxen', da: 'Pris for en voksen' },
  value: { en: 'Value of the gift card', sv: 'Presentkortets värde', da: 'Gavekortets værdi' },
  from: {
    en: 'Starting price; we confirm the price when the taxi is booked',
    sv: 'Frånpris; du får det slutliga när resan bokas',
    da: 'Fra-pris; du får den endelige, når turen bestilles',
  },
  youth: { en: 'Youth', sv: 'Ungdom', da: 'Ung' },
  senior: { en: 'Senior', sv: 'Senior', da: 'Senior' },
  child: { en: 'Child', sv: 'Barn', da: 'Barn' },
  adult: { en: 'Adult', sv: 'Vuxen', da: 'Voksen' },
  infant: { en: 'Small child, free', sv: 'Litet barn, gratis', da: 'Lille barn, gratis' },
  freeChild: {
    en: (traveller: number) => `Child, free with traveller ${traveller}`,
    sv: (traveller: number) => `Barn, gratis med resenär ${traveller}`,
    da: (traveller: number) => `Barn, gratis med rejsende nummer ${traveller}`,
  },
  freeChildOfGroup: {
    en: 'Child, free with an adult',
    sv: 'Barn, gratis med en vuxen',
    da: 'Barn, gratis med en voksen',
  },
  childAsYouth: {
    en: 'Child beyond those who travel free: the youth price',
    sv: 'Barn utöver dem som åker gratis: ungdomspris',
    da: 'Barn ud over dem, der rejser gratis: pris for unge',
  },
  extra: {
    en: (group: string, percentage: number) => `${group}, extra discount ${percentage}%`,
    sv: (group: string, percentage: number) => `${group}, extra rabatt ${percentage} %`,
    da: (group: string, percentage: number) => `${group}, ekstra rabat ${percentage} %`,
  },
  group: {
    en: (people: number, percentage: number) => `Group of ${people}, ${percentage}% off`,
    sv: (people: number, percentage: number) => `Grupp på ${people} personer, ${percentage} % rabatt`,
    da: (people: number, percentage: number) => `Gruppe på ${people} personer, ${percentage} % rabat`,
  },
  campaign: {
    en: (percentage: number) => `Offer, ${percentage}% off`,
    sv: (percentage: number) => `Kampanj, ${percentage} % rabatt`,
    da: (percentage: number) => `Kampagne, ${percentage} % rabat`,
  },
  notCampaign: {
    en: (price: string) =>
      `The offer price would be ${price}: discounts can’t be combined with it, and you pay whichever is lower.`,
    sv: (price: string) =>
      `Kampanjpriset vore ${price}: rabatterna går inte att kombinera med det, och du betalar det lägre priset.`,
    da: (price: string) =>
      `Kampagneprisen ville være ${price}: rabatterne kan ikke kombineres med den, og du betaler den laveste pris.`,
  },
  notDiscounts: {
    en: (price: string) =>
      `With our discounts it would be ${price}: they can’t be combined with an offer, and you pay whichever is lower.`,
    sv: (price: string) =>
      `Med våra rabatter vore det ${price}: de går inte att kombinera med en kampanj, och du betalar det lägre priset.`,
    da: (price: string) =>
      `Med vores rabatter ville det være ${price}: de kan ikke kombineres med en kampagne, og du betaler den laveste pris.`,
  },
})

/** One step in words, without its sum. `stepWords({ kind: 'free-child', with: 0, change: -33500 }, 'EUR', 'en') // => 'Child, free with traveller 1'` */
export function stepWords(step: Step, currency: Currency, locale: Locale): string {
  const t = text(locale)
  switch (step.kind) {
    case 'price':
      return t.price
    case 'value':
      return t.value
    case 'price-from':
      return t.from
    case 'age':
      return t[step.group]
    case 'free-child':
      return step.with === undefined ? t.freeChildOfGroup : t.freeChild(step.with + 1)
    case 'child-as-youth':
      return t.childAsYouth
    case 'extra':
      return t.extra(t[step.group], step.percentage)
    case 'group':
      return t.group(step.people, step.percentage)
    case 'campaign':
      return t.campaign(step.percentage)
    case 'not-added': {
      const price = formatMoney(step.price, currency, locale)
      return step.what === 'campaign' ? t.notCampaign(price) : t.notDiscounts(price)
    }
  }
}
