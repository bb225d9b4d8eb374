import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  pass: { en: 'Interrail Mobile Pass', sv: 'Interrail Mobile Pass', da: 'Interrail Mobile Pass' },
  passText: {
    en: 'Continuous or Flexi: see which pass suits your trip.',
    sv: 'Continuous eller Flexi: se vilket pass som räcker för dina dagar.',
    da: 'Continuous eller Flexi: se, hvilket pas der rækker til dine dage.',
  },
  routeTakes: {
    en: (days: number) =>
      `Which pass for this trip? The cheapest that covers it: the route uses ${days} travel days.`,
    sv: (days: number) => `Vilket pass till resan? Det billigaste som räcker: det går åt ${days} resdagar.`,
    da: (days: number) =>
      `Hvilket pas til rejsen? Det billigste, der rækker: der går ${days} rejsedage til ruten.`,
  },
  routeNeeds: {
    en: (days: number) =>
      `Which pass for this trip? The shortest that covers it: the route needs ${days} days in a row.`,
    sv: (days: number) =>
      `Vilket pass till resan? Det kortaste som räcker: rutten tar ${days} dagar i följd.`,
    da: (days: number) =>
      `Hvilket pas til rejsen? Det korteste, der rækker: ruten tager ${days} dage i træk.`,
  },
  oneAdult: { en: 'one adult', sv: 'en vuxen', da: 'en voksen' },
  passFrom: { en: 'Adult, 2nd class, from', sv: 'Vuxen, 2:a klass, från', da: 'Voksen, 2. klasse, fra' },
  japanText: {
    en: 'Days in a row, in Standard or Green: see which pass suits your trip.',
    sv: 'Dagar i följd, i Standard eller Green: se vilket pass som räcker för resan.',
    da: 'Dage i træk, i Standard eller Green: se, hvilket pas der rækker til rejsen.',
  },
  japanFrom: { en: 'Adult, Standard, from', sv: 'Vuxen, Standard, från', da: 'Voksen, Standard, fra' },
  sample: { en: 'sample price incl. VAT', sv: 'exempelpris inkl. moms', da: 'eksempelpris inkl. moms' },
})
