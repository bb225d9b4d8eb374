import { expect, it } from 'vitest'
import { pageTable } from '../routing/table.ts'
import { featureDefine, featureErrors, siteFeatures } from './site-features.ts'

const production = 'https://account.example'
const development = 'https://development.example'

it.each([
  { PUBLIC_ENVIRONMENT: 'production', PUBLIC_ACCOUNT_URL: production, site: production },
  { PUBLIC_ENVIRONMENT: undefined, PUBLIC_ACCOUNT_URL: production, site: production },
  { PUBLIC_ENVIRONMENT: 'development', PUBLIC_ACCOUNT_URL_DEVELOPMENT: development, site: development },
  {
    PUBLIC_ENVIRONMENT: 'development',
    PUBLIC_ACCOUNT_URL: production,
    PUBLIC_ACCOUNT_URL_DEVELOPMENT: development,
    site: development,
  },
  { PUBLIC_ENVIRONMENT: 'development', PUBLIC_ACCOUNT_URL: production, site: undefined },
  { PUBLIC_ENVIRONMENT: 'production', PUBLIC_ACCOUNT_URL_DEVELOPMENT: development, site: undefined },
  { PUBLIC_ENVIRONMENT: 'production', PUBLIC_ACCOUNT_URL: '', site: undefined },
])('in $PUBLIC_ENVIRONMENT the account site is $site', ({ site, ...environment }) => {
  expect(siteFeatures(environment).SITE_ACCOUNT).toBe(site)
})

const main = {
  PUBLIC_WIDGET_MAIN_URL: 'https://main.example/',
  PUBLIC_WIDGET_SCRIPTS_URL: 'https://main.example/a.js',
}
const basket = {
  PUBLIC_BASKET_MAIN_URL: 'https://basket.example/',
  PUBLIC_BASKET_SCRIPT_URL: 'https://basket.example/a.js',
}
const bar = {
  PUBLIC_BOTTOM_BAR_MAIN_URL: 'https://bar.example/',
  PUBLIC_BOTTOM_BAR_SCRIPT_URL: 'https://bar.example/a.js',
}

it('has a widget only if both of its addresses are set', () => {
  const { SITE_BASKET_WIDGET, SITE_MAIN_WIDGET } = siteFeatures(basket)
  expect(SITE_BASKET_WIDGET).toEqual({
    main: 'https://basket.example/',
    script: 'https://basket.example/a.js',
  })
  expect(SITE_MAIN_WIDGET).toBeUndefined()
})

it('lists the worker and every configured script, and no others', () => {
  expect(siteFeatures({}).SITE_SCRIPTS).toEqual(['/sw.js'])
  expect(siteFeatures({ ...main, ...basket, ...bar, PUBLIC_GTM_ID: 'GTM-AB12' }).SITE_SCRIPTS).toEqual([
    '/sw.js',
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12',
    'https://main.example/a.js',
    'https://basket.example/a.js',
    'https://bar.example/a.js',
  ])
})

it.each([
  { what: 'nothing', environment: {}, isOutside: false },
  { what: 'the main and the basket widget', environment: { ...main, ...basket }, isOutside: true },
])('with $what configured, the widgets keep the basket: $isOutside', ({ environment, isOutside }) => {
  expect(siteFeatures(environment).SITE_OUTSIDE_BASKET).toBe(isOutside)
})

it.each([
  { what: 'nothing', environment: {}, errors: [] },
  { what: 'the main and the basket widget', environment: { ...main, ...basket }, errors: [] },
  { what: 'all three widgets', environment: { ...main, ...basket, ...bar }, errors: [] },
  {
    what: 'a passphrase without an account site',
    environment: { PUBLIC_TOKEN_KEY: 'passphrase' },
    errors: [],
  },
  {
    what: 'a widget without its script',
    environment: { ...main, ...basket, PUBLIC_BASKET_SCRIPT_URL: '' },
    errors: [
      'PUBLIC_BASKET_SCRIPT_URL: a widget needs both PUBLIC_BASKET_MAIN_URL and PUBLIC_BASKET_SCRIPT_URL',
    ],
  },
  {
    what: 'a script without its widget',
    environment: { ...main, ...basket, PUBLIC_WIDGET_MAIN_URL: '' },
    errors: [
      'PUBLIC_WIDGET_MAIN_URL: a widget needs both PUBLIC_WIDGET_MAIN_URL and PUBLIC_WIDGET_SCRIPTS_URL',
    ],
  },
  {
    what: 'only the main widget',
    environment: main,
    errors: [
      'PUBLIC_BASKET_MAIN_URL and PUBLIC_BASKET_SCRIPT_URL: needed with PUBLIC_WIDGET_MAIN_URL and PUBLIC_WIDGET_SCRIPTS_URL, since the basket holds what the main widget sells',
    ],
  },
  {
    what: 'only the basket widget',
    environment: basket,
    errors: [
      'PUBLIC_WIDGET_MAIN_URL and PUBLIC_WIDGET_SCRIPTS_URL: needed with PUBLIC_BASKET_MAIN_URL and PUBLIC_BASKET_SCRIPT_URL, since the basket holds what the main widget sells',
    ],
  },
  {
    what: 'the basket widget and the bottom bar',
    environment: { ...basket, ...bar },
    errors: [
      'PUBLIC_WIDGET_MAIN_URL and PUBLIC_WIDGET_SCRIPTS_URL: needed with PUBLIC_BASKET_MAIN_URL and PUBLIC_BASKET_SCRIPT_URL, since the basket holds what the main widget sells',
    ],
  },
  {
    what: 'only the bottom bar',
    environment: bar,
    errors: [
      'PUBLIC_WIDGET_MAIN_URL and PUBLIC_WIDGET_SCRIPTS_URL and PUBLIC_BASKET_MAIN_URL and PUBLIC_BASKET_SCRIPT_URL: needed with PUBLIC_BOTTOM_BAR_MAIN_URL and PUBLIC_BOTTOM_BAR_SCRIPT_URL, since the bottom bar shows their basket',
    ],
  },
  {
    what: 'an account site without the passphrase',
    environment: { PUBLIC_ACCOUNT_URL: production },
    errors: ['PUBLIC_TOKEN_KEY: the account site’s tokens cannot be opened without the passphrase'],
  },
])('names what is missing if $what is configured', ({ environment, errors }) => {
  expect(featureErrors(environment)).toEqual(errors)
})

it('defines a value for every feature, even if none is configured', () => {
  expect(new Set(Object.values(featureDefine({})))).toEqual(
    new Set(['undefined', 'true', 'false', '{}', '["/sw.js"]', JSON.stringify(pageTable.saved.paths)]),
  )
  expect(featureDefine({ PUBLIC_ACCOUNT_URL: production })).toHaveProperty(
    ['import.meta.env.SITE_ACCOUNT'],
    `"${production}"`,
  )
})

it.each([
  [undefined, 'true'],
  ['on', 'true'],
  ['off', 'false'],
])('with the worker %s, reading offline is %s', (value, code) => {
  expect(featureDefine({ PUBLIC_WORKER: value })['import.meta.env.SITE_WORKER']).toBe(code)
})
