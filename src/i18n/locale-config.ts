import { type Locale, locales } from './locales.ts'

/** Everything the site needs to know about a locale, except its texts. */
interface LocaleConfig {
  /** Its name in itself, in the language menu. */
  readonly name: string
  /** The page's `lang` attribute and hreflang: a language without a region. */
  readonly lang: string
  /** A language tag with a region, where the region decides how numbers and dates are written. */
  readonly tag: string
  /** Open Graph's form of the tag. */
  readonly openGraph: string
  /** The setting that names its own host. */
  readonly domainSetting: `PUBLIC_DOMAIN_${Uppercase<string>}`
  /** Endings of host names whose bare root leads to it. */
  readonly hostEndings: readonly string[]
  /** What stands between hours and minutes. */
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

/** The settings that name the host of a locale. */
export const domainSettings = Object.values(localeConfig).map(({ domainSetting }) => domainSetting)

/** The languages of Norway by their tags, without those that the site is written in. */
type NorwegianTag = Exclude<'no' | 'nb' | 'nn', Locale>

/**
 * Norwegian readers have no pages in their language: they get the nearest one, and their choice is remembered. When one of
 * these tags becomes a locale, this does not compile until the tag is removed from here.
 */
export const norwegian = {
  /** What the cookie and the widgets call the choice. */
  language: 'no',
  name: 'Norsk',
  lang: 'nb' satisfies NorwegianTag,
  /** Browser languages that count as Norwegian. */
  tags: ['no', 'nb', 'nn'] satisfies readonly NorwegianTag[],
  /** The locale of the pages they get. */
  locale: 'da',
  currency: 'NOK',
} as const satisfies { readonly locale: Locale; readonly [key: string]: unknown }

/** The host of each locale that has one of its own, without a port. */
export type Domains = Readonly<Partial<Record<Locale, string>>>

/** Reads the hosts of locales from settings. `readDomains({ PUBLIC_DOMAIN_SV: 'perrong.se' }) // => { sv: 'perrong.se' }` */
export function readDomains(environment: Readonly<Record<string, string | undefined>>): Domains {
  const set = locales.map(locale => [locale, environment[localeConfig[locale].domainSetting]] as const)
  return Object.fromEntries(set.filter(([, host]) => host))
}
