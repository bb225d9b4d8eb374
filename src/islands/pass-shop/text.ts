import { defineText } from '../../i18n/text.ts'
import type { AddingText } from '../shop/text.ts'
import type { AdviceText } from './advice-text.ts'

/** The words of any pass that is bought for named travellers. `{…}` is filled where it is said. */
export const partyText = defineText({
  who: { en: 'Who is coming?', sv: 'Vilka följer med?', da: 'Hvem skal med?' },
  adult: { en: 'Adult', sv: 'Vuxen', da: 'Voksen' },
  child: { en: 'Child', sv: 'Barn', da: 'Barn' },
  between: { en: '{from}–{to} years', sv: '{from}–{to} år', da: '{from}–{to} år' },
  over: { en: '{from} and over', sv: '{from} år och äldre', da: '{from} år og ældre' },
  firstDay: { en: 'First travel day', sv: 'Första resdag', da: 'Første rejsedag' },
  firstDayMissing: {
    en: 'Choose the first travel day, or tick “Not decided yet”',
    sv: 'Välj den första resdagen, eller ange att den inte är bestämd',
    da: 'Vælg den første rejsedag, eller oplys, at den ikke er bestemt',
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
  noPass: { en: 'No pass chosen yet', sv: 'Inget pass valt ännu', da: 'Intet pas valgt endnu' },
  draft: {
    en: 'What you type is kept only in this browser, until it is in the basket or for 7 days at most.',
    sv: 'Det du skriver sparas bara i den här webbläsaren, tills det ligger i varukorgen, dock högst i 7 dagar.',
    da: 'Det, du skriver, gemmes kun i denne browser, til det ligger i kurven, dog højst i 7 dage.',
  },
  another: { en: 'Add another pass', sv: 'Välj ett pass till', da: 'Vælg et pas til' },
})

export type PartyText = ReturnType<typeof partyText>

/** Words that all forms share: over the list of errors, and on the button that empties the form. */
export type FrameText = Readonly<Record<'fields' | 'clear', string>>

/** The pass shop's own words. */
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
    en: 'People who live outside Europe travel on Eurail: the same pass and price under another name.',
    sv: 'Den som bor utanför Europa reser med Eurail: samma pass och pris under ett annat namn.',
    da: 'Den, der bor uden for Europa, rejser på Eurail: samme pas og pris under et andet navn.',
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
  listFill: { en: 'Fill in the travellers', sv: 'Fyll i resenärerna', da: 'Udfyld de rejsende' },
  listFilled: {
    en: 'Travellers filled in: {count}.',
    sv: 'Ifyllda resenärer: {count}.',
    da: 'Udfyldte rejsende: {count}.',
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

export type PassShopText = AddingText & PartyText & AdviceText & ReturnType<typeof text> & FrameText
