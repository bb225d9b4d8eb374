/**
 * The builds that the tests use, by the site's features. The hosts do not exist; tests map them. A port is part of an
 * address, so a stand-in on a free port needs a browser that maps the host.
 */
export const testBuilds = {
  /** Nothing configured: the result of `npm run build`. */
  plain: { dist: 'dist', env: {} },
  /** An account site, a tag manager and the editor's page. */
  configured: {
    dist: 'dist-configured',
    env: {
      PUBLIC_ENVIRONMENT: 'production',
      PUBLIC_ACCOUNT_URL: 'http://account.perrong.test',
      PUBLIC_ACCOUNT_URL_DEVELOPMENT: 'http://account-development.perrong.test',
      PUBLIC_TOKEN_KEY: 'a passphrase for tests',
      PUBLIC_GTM_ID: 'GTM-PERRONG1',
      EDITOR_REPOSITORY: 'perrong/site',
    },
  },
  /** The built-in shop, with a payment site. */
  payment: {
    dist: 'dist-payment',
    env: { PUBLIC_CHECKOUT_URL: 'http://pay.perrong.test/start' },
  },
  /** Other companies' widgets in the shop's places. */
  widgets: {
    dist: 'dist-widgets',
    env: {
      PUBLIC_WIDGET_MAIN_URL: 'http://main.perrong.test/start',
      PUBLIC_WIDGET_SCRIPTS_URL: 'http://scripts.perrong.test/main.js',
      PUBLIC_BASKET_MAIN_URL: 'http://basket.perrong.test/',
      PUBLIC_BASKET_SCRIPT_URL: 'http://basket.perrong.test/basket.js',
      PUBLIC_BOTTOM_BAR_MAIN_URL: 'http://bar.perrong.test/',
      PUBLIC_BOTTOM_BAR_SCRIPT_URL: 'http://bar.perrong.test/bar.js',
      PUBLIC_CHECKOUT_URL: 'http://pay.perrong.test/start',
      PUBLIC_WIDGET_ORIGINS: 'https://api.perrong.test',
    },
  },
} as const satisfies Readonly<Record<string, { dist: string; env: Readonly<Record<string, string>> }>>
