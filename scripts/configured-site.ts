/** Where the tests' second build goes, beside `dist`, which has nothing configured. */
export const configuredDist = 'dist-configured'

/**
 * The settings of that build: a site with all that lies outside of it. The hosts do not exist; a test says where
 * they lead. Ports are part of an address, so a stand-in on a free port needs a browser that maps the host.
 */
export const configuredEnv = {
  PUBLIC_ENVIRONMENT: 'production',
  PUBLIC_ACCOUNT_URL: 'http://account.perrong.test',
  PUBLIC_ACCOUNT_URL_DEVELOPMENT: 'http://account-development.perrong.test',
  PUBLIC_TOKEN_KEY: 'a passphrase for tests',
  PUBLIC_GTM_ID: 'GTM-PERRONG1',
} as const
