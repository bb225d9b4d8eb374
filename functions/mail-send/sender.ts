import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { forms, type RegisteredForm } from '../../src/shared/forms/registry.ts'

/** Who gets the response: their language, and the form to link back to, if it is known. */
export interface Sender {
  readonly locale: Locale
  readonly form: RegisteredForm | undefined
}

/** Guesses the sender before the form is read: from the referring page, otherwise from the browser's languages. */
export function guessSender(request: Request): Sender {
  const referer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return { locale: browserLocale(request), form: undefined }
  const { pathname } = new URL(referer)
  const prefix = pathname.split('/')[1]
  const locale = isLocale(prefix) ? prefix : defaultLocale
  return { locale, form: forms.find(({ page }) => href(page, locale) === pathname) }
}

function browserLocale(request: Request): Locale {
  const languages = (request.headers.get('accept-language') ?? '').slice(0, 200).split(',')
  return languages.map(language => language.trim().slice(0, 2).toLowerCase()).find(isLocale) ?? defaultLocale
}

/** Reads the language and the form from the form's own hidden fields, and falls back to the guess. */
export function readSender(text: ReadonlyMap<string, string>, guessed: Sender): Sender {
  const locale = text.get('locale')
  return {
    locale: isLocale(locale) ? locale : guessed.locale,
    form: forms.find(({ form }) => form.name === text.get('form')),
  }
}
