import type { Locale } from '../../i18n/locales.ts'
import { href } from '../../routing/href.ts'
import { answerText } from '../../shared/forms/kit/answer-text.ts'
import type { FormWords } from '../../shared/forms/kit/labels.ts'
import type { SentWords } from '../../shared/forms/registry.ts'
import { failureText } from '../boundary/text.ts'
import { text } from './text.ts'

/** The words of a form's two buttons. */
export interface ButtonWords {
  readonly send: string
  /** Beside the reference of the last one. */
  readonly again: string
}

/** What an island of a form gets from its host: picked strings, so that no text table is in the bundle. */
export interface FormProps<Fields> {
  readonly locale: Locale
  readonly words: FormWords<Fields>
  readonly text: { readonly [Key in keyof ReturnType<typeof text>]: string } & ButtonWords
  readonly answers: Readonly<Record<'errorTitle' | 'error' | 'fields' | 'tooMany', string>>
  readonly sent: SentWords
  readonly privacyHref: string
}

/** Picks one language's words of a form for its island. */
export function formProps<Fields>(
  locale: Locale,
  labels: (locale: Locale) => FormWords<Fields>,
  sent: (locale: Locale) => SentWords,
  buttons: ButtonWords,
): FormProps<Fields> & { readonly failure: ReturnType<typeof failureText> } {
  const { errorTitle, error, fields, tooMany } = answerText(locale)
  return {
    locale,
    words: labels(locale),
    text: { ...text(locale), ...buttons },
    answers: { errorTitle, error, fields, tooMany },
    sent: sent(locale),
    privacyHref: href('privacy', locale),
    failure: failureText(locale),
  }
}
