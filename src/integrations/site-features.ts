import { type Domains, readDomains } from '../i18n/locale-config.ts'
import type { Locale } from '../i18n/locales.ts'
import { pageTable } from '../routing/table.ts'
import { tagManagerScript } from '../shared/tag-manager.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The addresses of a widget. */
export interface WidgetSite {
  /** The main address, as the widget calls it. */
  readonly main: string
  /** The script of the widget. */
  readonly script: string
}

/** A site's features besides its pages; `undefined` means without. A place without a widget has the built-in shop. */
export interface SiteFeatures {
  /** The account and payment site of this environment. */
  readonly SITE_ACCOUNT: string | undefined
  /** The tag manager's id. */
  readonly SITE_TAGS: string | undefined
  /** The address to which a basket is posted for payment; without it an order is a request to customer service. */
  readonly SITE_CHECKOUT: string | undefined
  readonly SITE_MAIN_WIDGET: WidgetSite | undefined
  readonly SITE_BASKET_WIDGET: WidgetSite | undefined
  readonly SITE_BOTTOM_BAR_WIDGET: WidgetSite | undefined
  /** The addresses of every script that pages load besides their own modules. No others may run. */
  readonly SITE_SCRIPTS: readonly string[]
  /** The hosts of the locales that have one of their own. */
  readonly SITE_DOMAINS: Domains
  /** Whether pages can be read offline. If it is switched off, the workers in readers' browsers unregister. */
  readonly SITE_WORKER: boolean
  /** The paths of the pages that list the saved pages, for the worker, which is built without the page table. */
  readonly SITE_LIBRARIES: Readonly<Record<Locale, string>>
  /** Whether the site has the editor's page, `/admin/`. */
  readonly SITE_EDITOR: boolean
  /** Whether the widgets keep the basket, so that the built-in basket is left out. */
  readonly SITE_OUTSIDE_BASKET: boolean
}

declare global {
  /** `import.meta.env.SITE_…`, in all code that is bundled. */
  interface ImportMetaEnv extends SiteFeatures {}
}

/** The names of the settings with each widget's two addresses: its main address, then its script's. */
export const widgetNames = {
  SITE_MAIN_WIDGET: ['PUBLIC_WIDGET_MAIN_URL', 'PUBLIC_WIDGET_SCRIPTS_URL'],
  SITE_BASKET_WIDGET: ['PUBLIC_BASKET_MAIN_URL', 'PUBLIC_BASKET_SCRIPT_URL'],
  SITE_BOTTOM_BAR_WIDGET: ['PUBLIC_BOTTOM_BAR_MAIN_URL', 'PUBLIC_BOTTOM_BAR_SCRIPT_URL'],
} as const satisfies Partial<Record<keyof SiteFeatures, readonly [main: string, script: string]>>

/** The features of a site with this configuration. */
export function siteFeatures(environment: Environment): SiteFeatures {
  const {
    PUBLIC_ENVIRONMENT,
    PUBLIC_ACCOUNT_URL,
    PUBLIC_ACCOUNT_URL_DEVELOPMENT,
    PUBLIC_GTM_ID,
    PUBLIC_CHECKOUT_URL,
    PUBLIC_WORKER,
  } = environment
  const account = PUBLIC_ENVIRONMENT === 'development' ? PUBLIC_ACCOUNT_URL_DEVELOPMENT : PUBLIC_ACCOUNT_URL
  const widget = ([mainName, scriptName]: readonly [string, string]): WidgetSite | undefined => {
    const [main, script] = [environment[mainName], environment[scriptName]]
    return main && script ? { main, script } : undefined
  }
  const main = widget(widgetNames.SITE_MAIN_WIDGET)
  const basket = widget(widgetNames.SITE_BASKET_WIDGET)
  const bar = widget(widgetNames.SITE_BOTTOM_BAR_WIDGET)
  const tags = PUBLIC_GTM_ID ? [tagManagerScript(PUBLIC_GTM_ID)] : []
  return {
    SITE_ACCOUNT: account || undefined,
    SITE_TAGS: PUBLIC_GTM_ID || undefined,
    SITE_CHECKOUT: PUBLIC_CHECKOUT_URL || undefined,
    SITE_MAIN_WIDGET: main,
    SITE_BASKET_WIDGET: basket,
    SITE_BOTTOM_BAR_WIDGET: bar,
    SITE_SCRIPTS: ['/sw.js', ...tags, ...[main, basket, bar].flatMap(site => site?.script ?? [])],
    SITE_DOMAINS: readDomains(environment),
    SITE_WORKER: PUBLIC_WORKER !== 'off',
    SITE_LIBRARIES: pageTable.saved.paths,
    SITE_EDITOR: Boolean(environment['EDITOR_REPOSITORY']),
    SITE_OUTSIDE_BASKET: main !== undefined,
  }
}

/**
 * What is missing for a feature that is configured only in part: names, and why they are needed. Such a site would
 * redirect readers away, or show an empty place, for nothing.
 */
export function featureErrors(environment: Environment): string[] {
  const { SITE_ACCOUNT } = siteFeatures(environment)
  const keyless = SITE_ACCOUNT && !environment['PUBLIC_TOKEN_KEY']
  return [
    ...widgetErrors(environment),
    ...(keyless
      ? ['PUBLIC_TOKEN_KEY: the account site’s tokens cannot be opened without the passphrase']
      : []),
  ]
}

/** The main and the basket widget go together, the bottom bar only with them, and each needs both of its addresses. */
function widgetErrors(environment: Environment): string[] {
  const { SITE_MAIN_WIDGET: main, SITE_BASKET_WIDGET: basket, SITE_BOTTOM_BAR_WIDGET: bar } = widgetNames
  const isSet = (names: readonly string[]) => names.some(name => environment[name])
  const halves = Object.values(widgetNames).flatMap(names => {
    const missing = names.filter(name => !environment[name])
    return missing.length === 1 ? [`${missing[0]}: a widget needs both ${names.join(' and ')}`] : []
  })
  const needs = (missing: readonly string[], present: readonly string[], why: string) =>
    isSet(present) && !isSet(missing)
      ? [`${missing.join(' and ')}: needed with ${present.join(' and ')}, ${why}`]
      : []
  return [
    ...halves,
    ...needs(basket, main, 'since the basket holds what the main widget sells'),
    ...needs(main, basket, 'since the basket holds what the main widget sells'),
    ...(isSet(main) || isSet(basket)
      ? []
      : needs([...main, ...basket], bar, 'since the bottom bar shows their basket')),
  ]
}

/**
 * Replaces `import.meta.env.SITE_…` in the code with each feature. Because the words are replaced before modules are
 * joined, the bundler can leave out everything that only sites with the feature, or only sites without, need. An
 * imported constant would come too late for that.
 */
export const featureDefine = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(siteFeatures(environment)).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value) ?? 'undefined',
    ]),
  )
