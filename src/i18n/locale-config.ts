import { type Locale, locales } from './locales.ts'

/** All that the site must know of a locale beside its words. */
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

/** The one record of each locale. Lists of languages, domains, formats and menus are made from it. */
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
 * Norwegian readers, for whom there are no pages: they are shown the nearest written language, and what they chose is
 * remembered. A locale of their own does not compile beside its tag here.
 */
export const norwegian = {
  /** What the cookie and the widgets call the choice. */
  language: 'no',
  name: 'Norsk',
  lang: 'nb' satisfies NorwegianTag,
  /** Languages of browsers that mean it. */
  tags: ['no', 'nb', 'nn'] satisfies readonly NorwegianTag[],
  /** What they read. */
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
