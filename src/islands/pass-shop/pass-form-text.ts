import type { Locale } from '../../i18n/locales.ts'
import { defineText } from '../../i18n/text.ts'
import { answerText } from '../../shared/forms/kit/answer-text.ts'
import { formMessages } from '../../shared/forms/kit/messages.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { failureText } from '../boundary/text.ts'
import { text as formText } from '../form/text.ts'
import { addingText } from '../shop/text.ts'

/** The words of any pass that is bought for named travellers. Code that shows them fills in `{…}`. */
export const partyText = defineText({
  who: { en: 'Who is coming?', sv: 'Vilka följer med?', da: 'Hvem skal med?' },
  adult: { en: 'Adult', sv: 'Vuxen', da: 'Voksen' },
  child: { en: 'Child', sv: 'Barn', da: 'Barn' },
  between: { en: '{from}–{to} years', sv: '{from}–{to} år', da: '{from}–{to} år' },
  over: { en: '{from} and over', sv: '{from} år och äldre', da: '{from} år og ældre' },
  firstDay: { en: 'First travel day', sv: 'Första resdag', da: 'Første rejsedag' },
  firstDayMissing: {
    en: 'Choose the first travel day, or tick “Not decided yet”',
    sv: 'Välj den första resdagen, eller kryssa i ”Inte bestämd ännu”',
    da: 'Vælg den første rejsedag, eller sæt kryds ved »Ikke bestemt endnu«',
  },
  lastDayWrong: {
    en: 'The last day is before the first',
    sv: 'Sista dagen är före den första',
    da: 'Sidste dag er før den første',
  },
  undecided: { en: 'Not decided yet', sv: 'Inte bestämd ännu', da: 'Ikke bestemt endnu' },
  undecidedAges: {
    en: 'Each traveller’s age on the day of the order then decides the price.',
    sv: 'Priset beror då på allas ålder den dag du beställer.',
    da: 'Så er det alles alder på bestillingsdagen, der afgør prisen.',
  },
  firstDayOfTwo: {
    en: 'Choose the first travel day: the second pass begins when the first ends',
    sv: 'Välj den första resdagen: det andra passet börjar när det första slutar',
    da: 'Vælg den første rejsedag: det andet pas begynder, når det første slutter',
  },
  pass: { en: 'Which pass?', sv: 'Vilket pass?', da: 'Hvilket pas?' },
  passHint: {
    en: 'The price is for the whole party.',
    sv: 'Priset gäller alla som följer med.',
    da: 'Prisen gælder alle, der skal med.',
  },
  struck: {
    en: 'Struck through: our lowest price in the 30 days before the reduction.',
    sv: 'Överstruket: vårt lägsta pris de 30 dagarna före sänkningen.',
    da: 'Overstreget: vores laveste pris i de 30 dage før nedsættelsen.',
  },
  passMissing: { en: 'Choose a pass', sv: 'Välj ett pass', da: 'Vælg et pas' },
  travellers: { en: 'The travellers', sv: 'Resenärerna', da: 'De rejsende' },
  asPassport: {
    en: 'Names as in the passport.',
    sv: 'Namn precis som i resepasset.',
    da: 'Navne som i rejsepasset.',
  },
  name: { en: 'First names', sv: 'Förnamn', da: 'Fornavne' },
  nameMissing: { en: 'Enter the first names', sv: 'Skriv förnamnen', da: 'Skriv fornavnene' },
  lastName: { en: 'Last name', sv: 'Efternamn', da: 'Efternavn' },
  lastNameMissing: { en: 'Enter the last name', sv: 'Skriv efternamnet', da: 'Skriv efternavnet' },
  birth: { en: 'Date of birth', sv: 'Födelsedatum', da: 'Fødselsdato' },
  birthMissing: {
    en: 'Choose the date of birth',
    sv: 'Välj födelsedatum',
    da: 'Vælg fødselsdatoen',
  },
  birthWrong: {
    en: 'That birth date looks wrong: check the year',
    sv: 'Födelsedatumet kan inte stämma: kontrollera årtalet',
    da: 'Fødselsdatoen kan ikke passe: kontrollér årstallet',
  },
  residence: { en: 'Country of residence', sv: 'Bosättningsland', da: 'Bopælsland' },
  residenceNone: { en: 'Choose a country', sv: 'Välj land', da: 'Vælg land' },
  residenceSame: {
    en: 'The same as the first traveller',
    sv: 'Samma som första resenären',
    da: 'Det samme som den første rejsende',
  },
  same: {
    en: 'Same last name and country as the first traveller',
    sv: 'Samma efternamn och land som första resenären',
    da: 'Samme efternavn og land som den første rejsende',
  },
  complete: { en: 'complete', sv: 'klar', da: 'udfyldt' },
  onFirstDay: {
    en: 'on the first travel day',
    sv: 'på den första resdagen',
    da: 'på den første rejsedag',
  },
  onOrderDay: { en: 'on the day of the order', sv: 'på beställningsdagen', da: 'på bestillingsdagen' },
  asAdult: {
    en: 'Aged {age} {when}: the adult price applies.',
    sv: '{age} år {when}: vuxenpriset gäller.',
    da: '{age} år {when}: voksenprisen gælder.',
  },
  nobody: {
    en: 'Choose at least one traveller',
    sv: 'Ange vilka som följer med: minst en',
    da: 'Oplys, hvem der skal med: mindst én',
  },
  tooMany: {
    en: `You can order for at most ${basketLimits.travellers} travellers at a time: call us if there are more of you`,
    sv: `Du kan beställa för högst ${basketLimits.travellers} resenärer åt gången: ring oss om ni är fler`,
    da: `Du kan bestille for højst ${basketLimits.travellers} rejsende ad gangen: ring til os, hvis I er flere`,
  },
  noPass: { en: 'No pass chosen yet', sv: 'Inget pass valt ännu', da: 'Intet pas valgt endnu' },
  draft: {
    en: 'What you type is kept only in this browser, until it is in the basket or for 7 days at most.',
    sv: 'Det du skriver sparas bara i den här webbläsaren, tills det ligger i varukorgen, dock högst i 7 dagar.',
    da: 'Det, du skriver, gemmes kun i denne browser, til det ligger i kurven, dog højst i 7 dage.',
  },
  another: { en: 'Add another pass', sv: 'Välj ett pass till', da: 'Vælg et pas til' },
})

export type PartyText = ReturnType<typeof partyText>

/** The words that every pass form needs; its own come on top. */
export const passFormText = (locale: Locale) => ({
  ...addingText(locale),
  ...partyText(locale),
  clear: formText(locale).clear,
  fields: answerText(locale).fields,
})

export type PassFormText = ReturnType<typeof passFormText>

/** The props that every pass form gets, besides its words and its product. */
export const passFormProps = (locale: Locale) => ({
  locale,
  fieldText: { ...formText(locale), send: '', again: '' },
  messages: formMessages(locale),
  failure: failureText(locale),
})
