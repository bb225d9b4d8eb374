import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { type BasketLine, describeLine } from '../basket/line.ts'
import { type FullName, nameDoubt } from '../passport-name.ts'

const text = defineText({
  question: {
    en: (name: string) => `“${name}”: is that exactly what the passport says?`,
    sv: (name: string) => `”${name}”: står det så i resepasset?`,
    da: (name: string) => `»${name}«: står navnet sådan i passet?`,
  },
  nickname: {
    en: 'Leave nicknames out.',
    sv: 'Smeknamn skrivs inte med.',
    da: 'Kælenavne skal ikke med.',
  },
  comma: {
    en: 'First names go in their own field, without a comma.',
    sv: 'Förnamnen skrivs i ett eget fält, utan kommatecken.',
    da: 'Fornavnene skrives i deres eget felt, uden komma.',
  },
  digits: {
    en: 'Names in passports have no digits.',
    sv: 'I resepass finns inga siffror i namn.',
    da: 'I pas er der ingen tal i navne.',
  },
  'no-letters': {
    en: 'If the passport has only one name, tell us in the message.',
    sv: 'Om det bara står ett namn i resepasset, skriv det i meddelandet.',
    da: 'Hvis der kun står ét navn i passet, så skriv det i beskeden.',
  },
  'other-letters': {
    en: 'Use the Latin letters that are also in the passport.',
    sv: 'Använd de latinska bokstäver som också finns i resepasset.',
    da: 'Brug de latinske bogstaver, som også står i passet.',
  },
  'no-capital': {
    en: 'It is written without a capital letter.',
    sv: 'Det är skrivet utan stor bokstav.',
    da: 'Det er skrevet uden stort begyndelsesbogstav.',
  },
  initial: {
    en: 'Passports give the full name, not an initial.',
    sv: 'I resepasset står hela namnet, inte en initial.',
    da: 'I passet står hele navnet, ikke et forbogstav.',
  },
  repeated: {
    en: 'The last name is there twice.',
    sv: 'Efternamnet står två gånger.',
    da: 'Efternavnet står to gange.',
  },
})

/** What to ask about a traveller's name that is unlike those in passports; `undefined` for an ordinary name. */
export function nameQuestion(traveller: FullName, locale: Locale): string | undefined {
  const t = text(locale)
  const doubt = nameDoubt(traveller)
  return doubt && `${t.question(`${traveller.name} ${traveller.lastName}`)} ${t[doubt]}`
}

/** What to ask about the travellers' names of a line before a pass is issued to them; once about the same name. */
export const nameQuestions = (line: BasketLine, locale: Locale): string[] => [
  ...new Set(describeLine(line).travellers.flatMap(traveller => nameQuestion(traveller, locale) ?? [])),
]
