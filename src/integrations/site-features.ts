import { type Domains, readDomains } from '../i18n/locale-config.ts'
import { tagManagerScript } from '../shared/tag-manager.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where a widget is had from. */
export interface WidgetSite {
  /** What the widget calls its main address. */
  readonly main: string
  /** The script that fills its place. */
  readonly script: string
}

/** What a site has beside its pages; `undefined` is without, and a place without its widget is the built-in shop's. */
export interface SiteFeatures {
  /** The account and payment site of this environment. */
  readonly SITE_ACCOUNT: string | undefined
  /** The tag manager's id. */
  readonly SITE_TAGS: string | undefined
  /** Where a basket is posted to be paid; without it an order is a request to customer service. */
  readonly SITE_CHECKOUT: string | undefined
  readonly SITE_MAIN_WIDGET: WidgetSite | undefined
  readonly SITE_BASKET_WIDGET: WidgetSite | undefined
  readonly SITE_BOTTOM_BAR_WIDGET: WidgetSite | undefined
  /** Addresses of every script that pages load by themselves beside their own modules: no other is allowed to run. */
  readonly SITE_SCRIPTS: readonly string[]
  /** The host of each locale that has one of its own. */
  readonly SITE_DOMAINS: Domains
  /** Whether pages can be read without a network; switched off, a worker in readers' browsers takes its leave. */
  readonly SITE_WORKER: boolean
  /** Whether the site has the editor's page, `/admin/`. */
  readonly SITE_EDITOR: boolean
  /** Whether the widgets keep what is ordered: then the built-in basket is nowhere. */
  readonly SITE_OUTSIDE_BASKET: boolean
}

declare global {
  /** `import.meta.env.SITE_…`, in all code that is bundled. */
  interface ImportMetaEnv extends SiteFeatures {}
}

/** The names under which each widget's two addresses are configured: its main address, then its script's. */
export const widgetNames = {
  SITE_MAIN_WIDGET: ['PUBLIC_WIDGET_MAIN_URL', 'PUBLIC_WIDGET_SCRIPTS_URL'],
  SITE_BASKET_WIDGET: ['PUBLIC_BASKET_MAIN_URL', 'PUBLIC_BASKET_SCRIPT_URL'],
  SITE_BOTTOM_BAR_WIDGET: ['PUBLIC_BOTTOM_BAR_MAIN_URL', 'PUBLIC_BOTTOM_BAR_SCRIPT_URL'],
} as const satisfies Partial<Record<keyof SiteFeatures, readonly [main: string, script: string]>>

/** What the site of a configuration has. */
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
    SITE_EDITOR: Boolean(environment['EDITOR_REPOSITORY']),
    SITE_OUTSIDE_BASKET: main !== undefined,
  }
}

/**
 * What is missing for a feature that is configured in part: names, and why they are needed. Half a configuration would
 * be a site that leads readers away, or shows an empty place, for nothing.
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
 * Writes each feature where the code says `import.meta.env.SITE_…`. A word that is replaced before modules are joined
 * lets the bundler leave out all that only a site with the feature needs, or only one without; an imported constant
 * comes too late for that.
 */
export const featureDefine = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(siteFeatures(environment)).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value) ?? 'undefined',
    ]),
  )
