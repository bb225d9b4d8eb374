import { localeConfig } from '../../i18n/locale-config.ts'
import { defaultLocale, perLocale } from '../../i18n/locales.ts'

/** The country in which a reader of each language is assumed to live; empty for English, whose readers live anywhere. */
export const likelyHome = perLocale(locale =>
  locale === defaultLocale ? '' : (new Intl.Locale(localeConfig[locale].tag).region ?? ''),
)
