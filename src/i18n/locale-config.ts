import { type Locale, locales } from './locales.ts'

/** Everything the site needs to know about a locale, except its texts. */
interface LocaleConfig {
  /** The language's name in itself, for the language menu. */
  readonly name: string
  /** The page's `lang` attribute and hreflang: a language without a region. */
  readonly lang: string
  /** A language tag with a region, where the region decides how numbers and dates are written. */
  readonly tag: string
  /** The tag as Open Graph writes it. */
  readonly openGraph: string
  /** The setting for the locale's own host. */
  readonly domainSetting: `PUBLIC_DOMAIN_${Uppercase<string>}`
  /** Endings of host names whose bare root redirects to the locale. */
  readonly hostEndings: readonly string[]
  /** The character between hours and minutes. */
  readonly clockSeparator: ':' | '.'
}

/** The settings of each locale, from which language lists, domains, formats and menus are derived. */
export const localeConfig = {
  en: {
    name: 'English',
    lang: 'en',
    tag: 'en-GB',
    openGraph: 'en_GB',
    domainSetting: 'PUBLIC_DOMAIN_EN',
    hostEndings: [],
    clockSeparator: ':',
  },
  sv: {
    name: 'Svenska',
    lang: 'sv',
    tag: 'sv-SE',
    openGraph: 'sv_SE',
    domainSetting: 'PUBLIC_DOMAIN_SV',
    hostEndings: ['se'],
    clockSeparator: ':',
  },
  da: {
    name: 'Dansk',
    lang: 'da',
    tag: 'da-DK',
    openGraph: 'da_DK',
    domainSetting: 'PUBLIC_DOMAIN_DA',
    hostEndings: ['dk'],
    clockSeparator: '.',
  },
} as const satisfies Readonly<Record<Locale, LocaleConfig>>

/** The names of the settings for the locales' hosts. */
export const domainSettings = Object.values(localeConfig).map(({ domainSetting }) => domainSetting)

/** The language tags of Norway, without those that are locales of the site. */
type NorwegianTag = Exclude<'no' | 'nb' | 'nn', Locale>

/**
 * Norwegian readers have no pages in their language. They get the pages of the closest one, and their choice is
 * remembered. If one of these tags becomes a locale, this does not compile until the tag is removed from here.
 */
export const norwegian = {
  /** The value of the cookie and of the widgets' messages. */
  language: 'no',
  name: 'Norsk',
  lang: 'nb' satisfies NorwegianTag,
  /** Browser languages that count as Norwegian. */
  tags: ['no', 'nb', 'nn'] satisfies readonly NorwegianTag[],
  /** The locale of the pages that Norwegian readers get. */
  locale: 'da',
  currency: 'NOK',
  country: 'NO',
} as const satisfies { readonly locale: Locale; readonly [key: string]: unknown }

/** The hosts of the locales that have one of their own, without a port. */
export type Domains = Readonly<Partial<Record<Locale, string>>>

/** Reads the hosts of locales from settings. `readDomains({ PUBLIC_DOMAIN_SV: 'perrong.se' }) // => { sv: 'perrong.se' }` */
export function readDomains(environment: Readonly<Record<string, string | undefined>>): Domains {
  const set = locales.map(locale => [locale, environment[localeConfig[locale].domainSetting]] as const)
  return Object.fromEntries(set.filter(([, host]) => host))
}
