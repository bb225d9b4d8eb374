import { expect, it } from 'vitest'
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

const basket = {
  PUBLIC_BASKET_MAIN_URL: 'https://basket.example/',
  PUBLIC_BASKET_SCRIPT_URL: 'https://basket.example/a.js',
}

it('has a widget alone where both of its addresses are', () => {
  const { SITE_BASKET_WIDGET, SITE_MAIN_WIDGET } = siteFeatures(basket)
  expect(SITE_BASKET_WIDGET).toEqual({
    main: 'https://basket.example/',
    script: 'https://basket.example/a.js',
  })
  expect(SITE_MAIN_WIDGET).toBeUndefined()
})

it.each([
  [{}, false],
  [basket, true],
  [
    { PUBLIC_WIDGET_MAIN_URL: 'https://a.example', PUBLIC_WIDGET_SCRIPTS_URL: 'https://a.example/a.js' },
    true,
  ],
  [
    {
      PUBLIC_BOTTOM_BAR_MAIN_URL: 'https://a.example',
      PUBLIC_BOTTOM_BAR_SCRIPT_URL: 'https://a.example/a.js',
    },
    false,
  ],
])('with %j, that others keep the basket is %s', (environment, isOutside) => {
  expect(siteFeatures(environment).SITE_OUTSIDE_BASKET).toBe(isOutside)
})

it.each([
  { what: 'nothing', environment: {}, missing: undefined },
  { what: 'a whole widget', environment: basket, missing: undefined },
  {
    what: 'a passphrase without an account',
    environment: { PUBLIC_TOKEN_KEY: 'passphrase' },
    missing: undefined,
  },
  {
    what: 'a widget without its script',
    environment: { ...basket, PUBLIC_BASKET_SCRIPT_URL: '' },
    missing: 'PUBLIC_BASKET_SCRIPT_URL: ',
  },
  {
    what: 'a script without its widget',
    environment: { PUBLIC_WIDGET_SCRIPTS_URL: 'https://a.example/a.js' },
    missing: 'PUBLIC_WIDGET_MAIN_URL: ',
  },
  {
    what: 'an account without the passphrase',
    environment: { PUBLIC_ACCOUNT_URL: production },
    missing: 'PUBLIC_TOKEN_KEY: ',
  },
])('of $what says what is missing: $missing', ({ environment, missing }) => {
  const errors = featureErrors(environment)
  expect(errors.map(error => error.startsWith(missing ?? '?'))).toEqual(missing ? [true] : [])
})

it('is code, also where there is nothing', () => {
  expect(new Set(Object.values(featureDefine({})))).toEqual(new Set(['undefined', 'true', 'false']))
  expect(featureDefine({ PUBLIC_ACCOUNT_URL: production })).toHaveProperty(
    ['import.meta.env.SITE_ACCOUNT'],
    `"${production}"`,
  )
})

it.each([
  [undefined, 'true'],
  ['on', 'true'],
  ['off', 'false'],
])('with the worker %s, reading without a network is %s', (value, code) => {
  expect(featureDefine({ PUBLIC_WORKER: value })['import.meta.env.SITE_WORKER']).toBe(code)
})
