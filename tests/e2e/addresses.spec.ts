import { defaultLocale, locales } from '../../src/i18n/locales.ts'
import { expect, test } from './support/test.ts'

/** A path for each locale, without its prefix. */
type Row<Locales extends readonly string[]> = { readonly [Index in keyof Locales]: string }

/** The specification's table, with a real slug where needed: English, Swedish, Danish. */
const table: readonly Row<typeof locales>[] = [
  ['/', '/', '/'],
  ['/about-us', '/om-oss', '/om-os'],
  ['/business-form', '/foretagsansokan', '/erhvervsansogning'],
  ['/business', '/foretag', '/erhverv'],
  ['/buy-interrail', '/kop-interrail', '/kob-interrail'],
  ['/contact-us', '/kontakta-oss', '/kontakt-os'],
  ['/digital-content', '/digitalt-material', '/digitalt-indhold'],
  ['/gift-cards', '/presentkort', '/gavekort'],
  ['/guide-detail/sweden', '/guide-detail/sverige', '/guide-detail/sverige'],
  ['/interrail-mobile-pass', '/hur-man-anvander-mobile-pass', '/hvordan-bruger-man-mobile-pass'],
  ['/interrail', '/vad-ar-interrail', '/hvad-er-interrail'],
  ['/j-rail-pass', '/j-rail-pass', '/j-rail-pass'],
  ['/our-planet', '/var-planet', '/vores-planet'],
  [
    '/route-detail/slowly-to-the-riviera',
    '/route-detail/langsamt-till-rivieran',
    '/route-detail/langsomt-til-rivieraen',
  ],
  ['/support', '/kundtjanst', '/kundeservice'],
  ['/taxi', '/taxi', '/taxa'],
  ['/terms-and-conditions', '/anvandarvillkor', '/vilkar-og-betingelser'],
  ['/tips-by-train', '/tips-fran-tag', '/tips-fra-tog'],
  ['/tips-detail/seat-reservations', '/tips-detail/platsreservationer', '/tips-detail/pladsreservationer'],
  ['/travel-guides', '/reseguider', '/rejseguider'],
  ['/travel-routes', '/resrutter', '/rejseruter'],
]

const paths = table.flatMap(row =>
  row.flatMap((path, column) => {
    const locale = locales[column] ?? defaultLocale
    const prefixed = locale === defaultLocale ? path : `/${locale}${path}`.replace(/\/$/, '')
    return [
      { path, locale: undefined },
      { path: prefixed, locale },
    ]
  }),
)

test('every path of the specification is answered, by itself and with its prefix', { tag: '@smoke' }, async ({
  request,
}) => {
  for (const { path, locale } of paths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html.match(/<h1\b/g), path).toHaveLength(1)
    if (locale) expect(html, path).toContain(`<html lang="${locale}"`)
  }
})

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/om-oss', '/sv/om-oss'],
    ['/taxa', '/da/taxa'],
    ['/guide-detail/sverige', '/sv/guide-detail/sverige'],
    ['/sv/guide-detail/sweden', '/sv/guide-detail/sverige'],
    ['/da/guide-detail/sweden', '/da/guide-detail/sverige'],
    ['/about-us/', '/about-us'],
    ['/sv/', '/sv'],
    ['/about-us.html', '/about-us'],
  ] as const)
    test(`${from} redirects to ${to} permanently`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(301)
      expect(answer.headers()['location']).toBe(to)
    })
})

test.describe('a path that does not exist', () => {
  test.use({ allowedConsole: [/status of 404/] })
  for (const { path, lang, message } of [
    { path: '/no-such-page', lang: 'en', message: 'Page not found: /no-such-page' },
    { path: '/sv/finns-inte', lang: 'sv', message: 'Sidan hittades inte: /sv/finns-inte' },
    { path: '/da/<b>x</b>', lang: 'da', message: 'Siden blev ikke fundet: /da/<b>x</b>' },
  ])
    test(`${path} is answered with 404 in its language, with the path as text`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('.lead')).toContainText(message)
    })
})

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/sv/kontakta-oss', '/favicon.svg', '/robots.txt']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['strict-transport-security'], path).toContain('max-age=')
  }
})

test('hashed files may be cached, scripts for ever, pages not', async ({ request, page }) => {
  await page.goto('/guide-detail/sweden')
  const picture = await page.locator('main img').first().getAttribute('src')
  expect((await request.get(picture ?? '')).headers()['cache-control']).toBe('public, max-age=86400')
  const [script = ''] = /\/_astro\/[^"']+\.js/.exec(await page.content()) ?? []
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
  expect((await request.get('/')).headers()['cache-control']).not.toContain('immutable')
})

for (const gone of [
  '/_astro/gone.B1b2c3d4.js',
  '/pdf/gone-5c9cb8bd1d.pdf',
  '/pictures/gone-6cc97f34d3.svg',
  '/social/gone-5042c49966.jpg',
])
  test(`${gone} is not cached as missing`, async ({ request }) => {
    const answer = await request.get(gone)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control']).not.toContain('immutable')
  })
