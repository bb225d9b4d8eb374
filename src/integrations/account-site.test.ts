import { expect, it } from 'vitest'
import { accountDefine, accountSite } from './account-site.ts'

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
  expect(accountSite(environment)).toBe(site)
})

it('is code, also where there is none', () => {
  expect(Object.values(accountDefine({}))).toEqual(['undefined'])
  expect(Object.values(accountDefine({ PUBLIC_ACCOUNT_URL: production }))).toEqual([`"${production}"`])
})
