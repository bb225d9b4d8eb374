import { defineText } from '../../i18n/text.ts'
import type { AdviceText } from './advice-text.ts'
import type { PassFormText } from './pass-form-text.ts'

/** The words of the pass shop only. */
export const text = defineText({
  youth: { en: 'Youth', sv: 'Ungdom', da: 'Ung' },
  senior: { en: 'Senior', sv: 'Senior', da: 'Senior' },
  asYouth: {
    en: 'Aged {age} {when}: the youth price applies.',
    sv: '{age} år {when}: ungdomspriset gäller.',
    da: '{age} år {when}: ungdomsprisen gælder.',
  },
  asSenior: {
    en: 'Aged {age} {when}: the senior price applies.',
    sv: '{age} år {when}: seniorpriset gäller.',
    da: '{age} år {when}: seniorprisen gælder.',
  },
  asChild: {
    en: 'Aged {age} {when}: travels free with an adult.',
    sv: '{age} år {when}: åker gratis med en vuxen.',
    da: '{age} år {when}: rejser gratis med en voksen.',
  },
  payingChild: {
    en: 'Two children travel free with each adult. This child pays the youth price.',
    sv: 'Två barn åker gratis per vuxen. Det här barnet betalar ungdomspris.',
    da: 'To børn rejser gratis pr. voksen. Dette barn betaler ungdomspris.',
  },
  upTo: {
    en: 'Up to {to}, two free with each adult',
    sv: 'Till och med {to} år, två gratis per vuxen',
    da: 'Til og med {to} år, to gratis pr. voksen',
  },
  trip: { en: 'Your trip', sv: 'Din resa', da: 'Din rejse' },
  tripHint: {
    en: 'Tell us how many days you’ll spend on trains and we’ll tell you which pass is cheapest. Or choose one yourself below.',
    sv: 'Det räcker med antalet dagar på tåg, så säger vi vilket pass som är billigast. Eller välj själv nedan.',
    da: 'Antallet af dage i tog er nok, så siger vi, hvilket pas der er billigst. Eller vælg selv nedenfor.',
  },
  lastDay: { en: 'Last day on a train', sv: 'Sista dagen med tåg', da: 'Sidste dag med tog' },
  days: { en: 'Days on trains', sv: 'Dagar på tåg', da: 'Dage i tog' },
  daysNote: {
    en: 'a night train uses only the day on which it leaves',
    sv: 'för ett nattåg räknas bara avgångsdagen',
    da: 'et nattog hører til den dag, det afgår',
  },
  best: { en: 'For your trip', sv: 'För din resa', da: 'Til din rejse' },
  eurail: {
    en: 'If you neither live in Europe nor are a citizen of a European country, you travel on Eurail: the same pass and price under another name.',
    sv: 'Den som varken bor i Europa eller är medborgare i ett europeiskt land reser med Eurail: samma pass och pris under ett annat namn.',
    da: 'Den, der hverken bor i Europa eller er statsborger i et europæisk land, rejser på Eurail: samme pas og pris under et andet navn.',
  },
  namesLater: { en: 'Names later', sv: 'Namnen senare', da: 'Navnene senere' },
  namesLaterHint: {
    en: 'You can order now and send us names, birth dates and countries of residence at least 14 days before the first travel day. We’ll check the ages then, and the price may change.',
    sv: 'Du kan beställa nu och skicka namn, födelsedatum och bosättningsland senast 14 dagar före den första resdagen. Då kontrollerar vi åldrarna, och priset kan ändras.',
    da: 'Du kan bestille nu og sende navne, fødselsdatoer og bopælslande senest 14 dage før den første rejsedag. Så kontrollerer vi alderen, og prisen kan ændre sig.',
  },
  list: {
    en: 'Paste a list of travellers',
    sv: 'Klistra in en lista över resenärer',
    da: 'Indsæt en liste over rejsende',
  },
  listLabel: { en: 'The list', sv: 'Listan', da: 'Listen' },
  listHint: {
    en: 'One traveller per line, for example: Ida, Holm, 1990-05-31. You can also copy three columns from a spreadsheet.',
    sv: 'En resenär på varje rad, till exempel: Ida, Holm, 1990-05-31. Du kan också kopiera tre kolumner ur ett kalkylark.',
    da: 'Én rejsende på hver linje, for eksempel: Ida, Holm, 1990-05-31. Du kan også kopiere tre kolonner fra et regneark.',
  },
  listFill: { en: 'Fill in the travellers', sv: 'Fyll i resenärerna', da: 'Indsæt de rejsende' },
  listFilled: {
    en: 'Travellers filled in: {count}.',
    sv: 'Ifyllda resenärer: {count}.',
    da: 'Indsatte rejsende: {count}.',
  },
  listWrong: {
    en: 'Lines that could not be read: {lines}.',
    sv: 'Rader som inte gick att läsa: {lines}.',
    da: 'Linjer, der ikke kunne læses: {lines}.',
  },
  class: { en: 'Class', sv: 'Klass', da: 'Klasse' },
  second: { en: '2nd class', sv: '2:a klass', da: '2. klasse' },
  first: { en: '1st class', sv: '1:a klass', da: '1. klasse' },
  flexi: {
    en: 'Flexi: travel days when you like',
    sv: 'Flexi: resdagar när du vill',
    da: 'Flexi: rejsedage, når du vil',
  },
  continuous: {
    en: 'Continuous: every day in a row',
    sv: 'Continuous: alla dagar i följd',
    da: 'Continuous: alle dage i træk',
  },
  residenceMissing: {
    en: 'Choose the country you live in: it decides whether you get Interrail or Eurail',
    sv: 'Välj landet du bor i: det avgör om det blir Interrail eller Eurail',
    da: 'Vælg det land, du bor i: det afgør, om det bliver Interrail eller Eurail',
  },
})

export type PassShopText = PassFormText & AdviceText & ReturnType<typeof text>
