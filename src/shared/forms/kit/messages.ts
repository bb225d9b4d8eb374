import { formatChoice } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { fillMessage } from './fill-message.ts'
import { limits } from './limits.ts'
import type { FileType } from './sniff.ts'

/** The error messages of each kind of field. `{max}` and `{name}` are filled in when they are shown. */
const table = defineText({
  email: {
    en: 'The E-Mail field must be a valid e-mail address',
    sv: 'Fältet E-post måste innehålla en giltig e-postadress',
    da: 'Feltet E-mail skal indeholde en gyldig e-mailadresse',
  },
  phone: {
    en: 'Enter a phone number in digits, such as +46 31 390 06 00',
    sv: 'Skriv ett telefonnummer med siffror, till exempel 031-390 06 00',
    da: 'Skriv et telefonnummer med cifre, for eksempel +46 31 390 06 00',
  },
  choice: {
    en: 'Choose one of the options',
    sv: 'Välj ett av alternativen',
    da: 'Vælg en af mulighederne',
  },
  tooLong: {
    en: 'Enter at most {max} characters here',
    sv: 'Skriv högst {max} tecken här',
    da: 'Skriv højst {max} tegn her',
  },
  singleLine: {
    en: 'Enter this on one line, without line breaks or hidden characters',
    sv: 'Skriv det här på en rad, utan radbrytningar eller dolda tecken',
    da: 'Skriv dette på én linje, uden linjeskift eller skjulte tegn',
  },
  date: {
    en: 'Enter the date as year-month-day, such as 2027-06-21',
    sv: 'Skriv datumet som år-månad-dag, till exempel 2027-06-21',
    da: 'Skriv datoen som år-måned-dag, for eksempel 2027-06-21',
  },
  time: {
    en: 'Enter the time as hours:minutes, such as 08:24',
    sv: 'Skriv tiden som timmar:minuter, till exempel 08:24',
    da: 'Skriv tiden som timer:minutter, for eksempel 08:24',
  },
  filesHint: {
    en: '{types}, up to {files} files and {size} in all',
    sv: '{types}, högst {files} filer och {size} tillsammans',
    da: '{types}, højst {files} filer og {size} tilsammen',
  },
  filesCount: {
    en: "Files count can't be more than {files}",
    sv: 'Antalet filer kan vara högst {files}',
    da: 'Antallet af filer kan højst være {files}',
  },
  filesSize: {
    en: 'The files can be at most {size} in all: leave one out, or send smaller files',
    sv: 'Filerna får vara högst {size} tillsammans: ta bort en, eller skicka mindre filer',
    da: 'Filerne må højst fylde {size} tilsammen: fjern en, eller send mindre filer',
  },
  tooLarge: {
    en: 'The message is too large: the files can be at most {size} in all.',
    sv: 'Meddelandet är för stort: filerna får vara högst {size} tillsammans.',
    da: 'Beskeden er for stor: filerne må højst fylde {size} tilsammen.',
  },
  fileType: {
    en: '“{name}” is not a {types} file: choose another',
    sv: '”{name}” är inte en fil av typen {types}: välj en annan',
    da: '»{name}« er ikke en fil af typen {types}: vælg en anden',
  },
  fileEmpty: {
    en: '“{name}” is empty: choose another file',
    sv: '”{name}” är tom: välj en annan fil',
    da: '»{name}« er tom: vælg en anden fil',
  },
  fileUnread: {
    en: '“{name}” could not be read: choose it again',
    sv: '”{name}” gick inte att läsa: välj filen på nytt',
    da: '»{name}« kunne ikke læses: vælg filen igen',
  },
})

const typeNames = defineText({
  pdf: { en: 'PDF', sv: 'PDF', da: 'PDF' },
  jpeg: { en: 'JPEG', sv: 'JPEG', da: 'JPEG' },
  png: { en: 'PNG', sv: 'PNG', da: 'PNG' },
  webp: { en: 'WebP', sv: 'WebP', da: 'WebP' },
  heic: { en: 'HEIC', sv: 'HEIC', da: 'HEIC' },
  text: { en: 'plain text', sv: 'ren text', da: 'ren tekst' },
} satisfies Record<FileType, object>)

export type FormMessages = { readonly [Key in keyof ReturnType<typeof table>]: string }

/** The messages in one language, with the limits filled in. An island gets them as props in one language. */
export function formMessages(locale: Locale): FormMessages {
  const limitWords = {
    files: limits.files,
    size: `${limits.fileBytes / 1024 / 1024} MB`,
    types: formatChoice(Object.values(typeNames(locale)), locale),
  }
  const filled = Object.entries(table(locale)).map(([key, message]) => [
    key,
    fillMessage(message, limitWords),
  ])
  // The same keys, with every message filled.
  return Object.fromEntries(filled) as FormMessages
}
