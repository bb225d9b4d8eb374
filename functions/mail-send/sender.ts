import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { forms, type RegisteredForm } from '../../src/shared/forms/registry.ts'

/** Whom an answer is for: the language to speak, and the form to lead back to where it is known. */
export interface Sender {
  readonly locale: Locale
  readonly form: RegisteredForm | undefined
}

/** What can be told before the form is read: from the page it came from, else from the browser's languages. */
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

/** What the form says of itself, where it says it. */
export function readSender(text: ReadonlyMap<string, string>, guessed: Sender): Sender {
  const locale = text.get('locale')
  return {
    locale: isLocale(locale) ? locale : guessed.locale,
    form: forms.find(({ form }) => form.name === text.get('form')),
  }
}
