import { defineText } from '../../i18n/text.ts'
import type { PassFormText } from '../pass-shop/pass-form-text.ts'

/** The words of a pass for consecutive days. Code that shows them fills in `{…}`. */
export const text = defineText({
  infants: {
    en: 'Children under {from} travel free and need no pass.',
    sv: 'Barn under {from} år åker gratis och behöver inget pass.',
    da: 'Børn under {from} år rejser gratis og behøver intet pas.',
  },
  asChild: {
    en: 'Aged {age} {when}: the child price applies.',
    sv: '{age} år {when}: barnpriset gäller.',
    da: '{age} år {when}: børneprisen gælder.',
  },
  asInfant: {
    en: 'Aged {age} {when}: travels free and needs no pass.',
    sv: '{age} år {when}: åker gratis och behöver inget pass.',
    da: '{age} år {when}: rejser gratis og behøver intet pas.',
  },
  standard: {
    en: 'Standard: second class',
    sv: 'Standard: andra klass',
    da: 'Standard: anden klasse',
  },
  green: { en: 'Green: first class', sv: 'Green: första klass', da: 'Green: første klasse' },
  second: { en: 'Second class', sv: 'Andra klass', da: 'Anden klasse' },
  first: { en: 'First class', sv: 'Första klass', da: 'Første klasse' },
  residenceMissing: {
    en: 'Choose the country you live in',
    sv: 'Välj landet du bor i',
    da: 'Vælg det land, du bor i',
  },
  visitorsResidenceMissing: {
    en: 'Choose the country you live in: the pass is for visitors',
    sv: 'Välj landet du bor i: passet är till för besökare',
    da: 'Vælg det land, du bor i: passet er kun for besøgende',
  },
  visitors: {
    en: 'The pass is for visitors. With few exceptions it is not for people who live in the country: write to us before you order.',
    sv: 'Passet är till för besökare. Den som bor i landet får med få undantag inte använda det: skriv till oss innan du beställer.',
    da: 'Passet er for besøgende. Med få undtagelser er det ikke for dem, der bor i landet: skriv til os, før du bestiller.',
  },
})

export type DaysPassText = PassFormText &
  Omit<ReturnType<typeof text>, 'residenceMissing' | 'visitorsResidenceMissing'> & {
    readonly residenceMissing: string
  }
