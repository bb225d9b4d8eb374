import { definePages } from './page-table.ts'

/**
 * Every page of the site and its path in each locale: the only place where a path is written.
 *
 * - `[name]` and `[product]` are slugs; `href()` asks for them.
 * - `view` is the folder under `src/views` that renders the page; without it the folder has the page's name.
 * - `task` pages serve one visitor in one situation: `noindex`, and not in the sitemap.
 */
export const pageTable = definePages({
  home: { paths: { en: '/', sv: '/sv', da: '/da' } },
  'about-us': { paths: { en: '/about-us', sv: '/sv/om-oss', da: '/da/om-os' }, view: 'text-page' },
  'business-form': {
    paths: { en: '/business-form', sv: '/sv/foretagsansokan', da: '/da/erhvervsansogning' },
    view: 'text-page',
  },
  business: { paths: { en: '/business', sv: '/sv/foretag', da: '/da/erhverv' }, view: 'text-page' },
  'buy-interrail': {
    paths: { en: '/buy-interrail', sv: '/sv/kop-interrail', da: '/da/kob-interrail' },
  },
  'contact-us': { paths: { en: '/contact-us', sv: '/sv/kontakta-oss', da: '/da/kontakt-os' } },
  'digital-content': {
    paths: { en: '/digital-content', sv: '/sv/digitalt-material', da: '/da/digitalt-indhold' },
  },
  'gift-cards': {
    paths: { en: '/gift-cards', sv: '/sv/presentkort', da: '/da/gavekort' },
  },
  'guide-detail': {
    paths: { en: '/guide-detail/[name]', sv: '/sv/guide-detail/[name]', da: '/da/guide-detail/[name]' },
  },
  'interrail-mobile-pass': {
    paths: {
      en: '/interrail-mobile-pass',
      sv: '/sv/hur-man-anvander-mobile-pass',
      da: '/da/hvordan-bruger-man-mobile-pass',
    },
  },
  interrail: {
    paths: { en: '/interrail', sv: '/sv/vad-ar-interrail', da: '/da/hvad-er-interrail' },
    view: 'text-page',
  },
  'j-rail-pass': {
    paths: { en: '/j-rail-pass', sv: '/sv/j-rail-pass', da: '/da/j-rail-pass' },
  },
  'our-planet': {
    paths: { en: '/our-planet', sv: '/sv/var-planet', da: '/da/vores-planet' },
  },
  'route-detail': {
    paths: { en: '/route-detail/[name]', sv: '/sv/route-detail/[name]', da: '/da/route-detail/[name]' },
  },
  support: { paths: { en: '/support', sv: '/sv/kundtjanst', da: '/da/kundeservice' } },
  taxi: { paths: { en: '/taxi', sv: '/sv/taxi', da: '/da/taxa' } },
  'terms-and-conditions': {
    paths: { en: '/terms-and-conditions', sv: '/sv/anvandarvillkor', da: '/da/vilkar-og-betingelser' },
    view: 'text-page',
  },
  tips: { paths: { en: '/tips-by-[product]', sv: '/sv/tips-fran-[product]', da: '/da/tips-fra-[product]' } },
  'tips-detail': {
    paths: { en: '/tips-detail/[name]', sv: '/sv/tips-detail/[name]', da: '/da/tips-detail/[name]' },
  },
  'travel-guides': { paths: { en: '/travel-guides', sv: '/sv/reseguider', da: '/da/rejseguider' } },
  'travel-routes': { paths: { en: '/travel-routes', sv: '/sv/resrutter', da: '/da/rejseruter' } },

  privacy: {
    paths: { en: '/privacy', sv: '/sv/integritetspolicy', da: '/da/privatlivspolitik' },
    view: 'text-page',
  },
  accessibility: {
    paths: { en: '/accessibility', sv: '/sv/tillganglighet', da: '/da/tilgaengelighed' },
    view: 'text-page',
  },
  withdraw: {
    paths: { en: '/withdraw', sv: '/sv/angra-avtal', da: '/da/fortryd-aftale' },
    view: 'text-page',
    task: true,
  },
  checkout: { paths: { en: '/checkout', sv: '/sv/kassa', da: '/da/kassen' }, view: 'text-page', task: true },
  saved: { paths: { en: '/saved', sv: '/sv/sparat', da: '/da/gemt' }, view: 'text-page', task: true },
  offline: { paths: { en: '/offline', sv: '/sv/offline', da: '/da/offline' }, view: 'text-page', task: true },
  'contact-sent': {
    paths: { en: '/contact-us/sent', sv: '/sv/kontakta-oss/skickat', da: '/da/kontakt-os/sendt' },
    task: true,
  },
  'newsletter-confirm': {
    paths: { en: '/newsletter/confirm', sv: '/sv/nyhetsbrev/bekrafta', da: '/da/nyhedsbrev/bekraeft' },
    view: 'text-page',
    task: true,
  },
  'newsletter-unsubscribe': {
    paths: { en: '/newsletter/unsubscribe', sv: '/sv/nyhetsbrev/avsluta', da: '/da/nyhedsbrev/afmeld' },
    view: 'text-page',
    task: true,
  },
  'not-found': { paths: { en: '/404', sv: '/sv/404', da: '/da/404' }, task: true },
  'server-error': { paths: { en: '/500', sv: '/sv/500', da: '/da/500' }, task: true },
})

export type PageName = keyof typeof pageTable
