import type { Locale } from '../../i18n/locales.ts'
import { defineText } from '../../i18n/text.ts'
import { answerText } from '../../shared/forms/kit/answer-text.ts'
import type { FormWords } from '../../shared/forms/kit/labels.ts'
import type { SentWords } from '../../shared/forms/registry.ts'
import { failureText } from '../boundary/text.ts'

/** The words of every form around its fields. */
export const text = defineText({
  optional: { en: '(optional)', sv: '(valfritt)', da: '(valgfrit)' },
  leaveBlank: {
    en: 'Leave this field empty',
    sv: 'Lämna det här fältet tomt',
    da: 'Lad dette felt stå tomt',
  },
  drop: { en: 'Drop files here or', sv: 'Släpp filer här eller', da: 'Slip filer her, eller' },
  pick: { en: 'choose from your device', sv: 'välj från din enhet', da: 'vælg fra din enhed' },
  removeFile: { en: 'Remove', sv: 'Ta bort', da: 'Fjern' },
  privacy: {
    en: 'We use what you write to answer you and for nothing else.',
    sv: 'Vi använder det du skriver för att svara dig, och inte till något annat.',
    da: 'Vi bruger det, du skriver, til at svare dig og ikke til andet.',
  },
  privacyLink: { en: 'Privacy', sv: 'Integritetspolicy', da: 'Privatlivspolitik' },
  draft: {
    en: 'What you type is kept in this browser only, without files, until you send it or for 7 days.',
    sv: 'Det du skriver sparas bara i den här webbläsaren, utan filer, tills du skickar det eller i 7 dagar.',
    da: 'Det, du skriver, gemmes kun i denne browser, uden filer, til du sender det, eller i 7 dage.',
  },
  clear: { en: 'Clear the form', sv: 'Töm formuläret', da: 'Ryd formularen' },
  sending: { en: 'Sending', sv: 'Skickar', da: 'Sender' },
  uploading: {
    en: 'Your files are on their way',
    sv: 'Filerna är på väg',
    da: 'Filerne er på vej',
  },
  uploaded: {
    en: 'Everything has been sent. We are waiting for the answer.',
    sv: 'Allt är skickat. Vi väntar på svaret.',
    da: 'Det hele er sendt. Vi venter på svaret.',
  },
  cancel: { en: 'Cancel', sv: 'Avbryt', da: 'Annuller' },
  cancelled: {
    en: 'Not sent. Your text and your files are still here.',
    sv: 'Inte skickat. Din text och dina filer finns kvar.',
    da: 'Ikke sendt. Din tekst og dine filer er her stadig.',
  },
  retry: { en: 'Send again', sv: 'Skicka igen', da: 'Send igen' },
  kept: { en: 'Your text is still here.', sv: 'Din text finns kvar.', da: 'Din tekst er her stadig.' },
})

/** The words of a form's two buttons. */
export interface ButtonWords {
  readonly send: string
  /** Beside the reference of the form that was sent. */
  readonly again: string
}

/** What a form's island gets from its host: selected strings, so that no text table is in the bundle. */
export interface FormProps<Fields> {
  readonly locale: Locale
  readonly words: FormWords<Fields>
  readonly text: { readonly [Key in keyof ReturnType<typeof text>]: string } & ButtonWords
  readonly answers: Readonly<
    Record<'errorTitle' | 'error' | 'fields' | 'tooMany' | 'offline' | 'fault' | 'reference', string>
  >
  readonly sent: SentWords
  readonly privacyHref: string
}

interface FormTexts<Fields> {
  readonly locale: Locale
  readonly labels: (locale: Locale) => FormWords<Fields>
  readonly sent: (locale: Locale) => SentWords
  readonly buttons: (locale: Locale) => ButtonWords
  readonly privacyHref: string
}

/** Picks one language's words of a form for its island. */
export function formProps<Fields>({
  locale,
  labels,
  sent,
  buttons,
  privacyHref,
}: FormTexts<Fields>): FormProps<Fields> & { readonly failure: ReturnType<typeof failureText> } {
  const { errorTitle, error, fields, tooMany, offline, fault, reference } = answerText(locale)
  return {
    locale,
    words: labels(locale),
    text: { ...text(locale), ...buttons(locale) },
    answers: { errorTitle, error, fields, tooMany, offline, fault, reference },
    sent: sent(locale),
    privacyHref,
    failure: failureText(locale),
  }
}
