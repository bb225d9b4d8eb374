import { defineText } from '../../i18n/text.ts'
import { limits } from './limits.ts'

/**
 * What the forms say about a field, in one locale. `{max}` and `{name}` are filled by `fillMessage()`.
 * The island gets them as props, so that the browser holds one language only.
 */
export const formMessages = defineText({
  name: { en: 'Write your first name', sv: 'Skriv ditt förnamn', da: 'Skriv dit fornavn' },
  lastName: { en: 'Write your last name', sv: 'Skriv ditt efternamn', da: 'Skriv dit efternavn' },
  email: {
    en: 'The E-Mail field must be a valid e-mail address',
    sv: 'Fältet E-post måste innehålla en giltig e-postadress',
    da: 'Feltet E-mail skal indeholde en gyldig e-mailadresse',
  },
  subject: {
    en: 'Choose what your message is about',
    sv: 'Välj vad ditt meddelande handlar om',
    da: 'Vælg, hvad din besked handler om',
  },
  message: { en: 'Write your message', sv: 'Skriv ditt meddelande', da: 'Skriv din besked' },
  tooLong: {
    en: 'Write at most {max} characters here',
    sv: 'Skriv högst {max} tecken här',
    da: 'Skriv højst {max} tegn her',
  },
  singleLine: {
    en: 'Write this on one line, without line breaks or hidden characters',
    sv: 'Skriv det här på en rad, utan radbrytningar eller dolda tecken',
    da: 'Skriv dette på én linje, uden linjeskift eller skjulte tegn',
  },
  journeys: {
    en: 'Please enter your journey information.',
    sv: 'Fyll i uppgifterna om din resa.',
    da: 'Angiv oplysningerne om din rejse.',
  },
  journeysCount: {
    en: `Journeys count can't be more than ${limits.journeys}`,
    sv: `Antalet resor kan vara högst ${limits.journeys}`,
    da: `Antallet af rejser kan højst være ${limits.journeys}`,
  },
  journey: { en: 'Journey', sv: 'Resa', da: 'Rejse' },
  date: { en: 'Fill in the date of the journey', sv: 'Fyll i resans datum', da: 'Angiv rejsens dato' },
  dateInvalid: {
    en: 'Write the date as year-month-day, like 2027-06-21',
    sv: 'Skriv datumet som år-månad-dag, till exempel 2027-06-21',
    da: 'Skriv datoen som år-måned-dag, for eksempel 2027-06-21',
  },
  from: {
    en: 'Fill in where you travel from',
    sv: 'Fyll i var du reser från',
    da: 'Angiv, hvor du rejser fra',
  },
  to: { en: 'Fill in where you are going', sv: 'Fyll i vart du ska resa', da: 'Angiv, hvor du skal hen' },
  departure: {
    en: 'Fill in the planned departure time',
    sv: 'Fyll i den planerade avgångstiden',
    da: 'Angiv den planlagte afgangstid',
  },
  arrival: {
    en: 'Fill in the planned arrival time',
    sv: 'Fyll i den planerade ankomsttiden',
    da: 'Angiv den planlagte ankomsttid',
  },
  timeInvalid: {
    en: 'Write the time as hours:minutes, like 08:24',
    sv: 'Skriv tiden som timmar:minuter, till exempel 08:24',
    da: 'Skriv tiden som timer:minutter, for eksempel 08:24',
  },
  train: { en: 'Fill in the train number', sv: 'Fyll i tågnumret', da: 'Angiv tognummeret' },
  status: {
    en: 'Choose what happened to the train',
    sv: 'Välj vad som hände med tåget',
    da: 'Vælg, hvad der skete med toget',
  },
  filesCount: {
    en: `Files count can't be more than ${limits.files}`,
    sv: `Antalet filer kan vara högst ${limits.files}`,
    da: `Antallet af filer kan højst være ${limits.files}`,
  },
  filesSize: {
    en: 'The files can be 4 MB together at most: leave one out, or send a smaller picture',
    sv: 'Filerna får vara högst 4 MB tillsammans: ta bort en, eller skicka en mindre bild',
    da: 'Filerne må højst fylde 4 MB tilsammen: fjern en, eller send et mindre billede',
  },
  fileType: {
    en: '“{name}” is not a PDF, JPEG, PNG, WebP, HEIC or plain text file',
    sv: '”{name}” är inte en fil av typen PDF, JPEG, PNG, WebP, HEIC eller ren text',
    da: '»{name}« er ikke en fil af typen PDF, JPEG, PNG, WebP, HEIC eller ren tekst',
  },
  fileEmpty: { en: '“{name}” is empty', sv: '”{name}” är tom', da: '»{name}« er tom' },
})

export type FormMessages = { readonly [Key in keyof ReturnType<typeof formMessages>]: string }
