import { definePages, wordless } from './page-table.ts'

/**
 * Every page of the site and its path in each locale: the only place where a path is written.
 *
 * - `[name]` and `[product]` are slugs; `href()` asks for them.
 * - `view` is the folder under `src/views` that renders the page; without it the folder has the page's name.
 * - `role` says what the page is for; by default it is content. Pages of another role are `noindex` and not in the sitemap.
 * - `PageRow` describes the other fields.
 */
export const pageTable = definePages({
  home: {
    paths: wordless('/'),
    dates: true,
    // At the bare root it redirects to the reader's language, it has a countdown, and it may contain another company's
    // shop.
    ahead: 'prefetch',
    search: 'excluded',
    offline: 'along',
  },
  'about-us': { paths: { en: '/about-us', sv: '/sv/om-oss', da: '/da/om-os' }, view: 'text-page' },
  'business-form': {
    paths: { en: '/business-form', sv: '/sv/foretagsansokan', da: '/da/erhvervsansogning' },
    // It restores a draft when it opens, which another page may have changed since it was loaded.
    ahead: 'prefetch',
  },
  business: { paths: { en: '/business', sv: '/sv/foretag', da: '/da/erhverv' }, view: 'text-page' },
  'buy-interrail': {
    paths: { en: '/buy-interrail', sv: '/sv/kop-interrail', da: '/da/kob-interrail' },
    sells: 'interrail-global',
    dates: true,
  },
  'by-train': {
    paths: { en: '/by-train', sv: '/sv/med-tag', da: '/da/med-tog' },
    section: 'travel-routes',
  },
  'city-pair': {
    paths: { en: '/by-train/[name]', sv: '/sv/med-tag/[name]', da: '/da/med-tog/[name]' },
    section: 'travel-routes',
  },
  'contact-us': {
    paths: { en: '/contact-us', sv: '/sv/kontakta-oss', da: '/da/kontakt-os' },
    section: 'support',
    dates: true,
    // It restores a draft when it opens, as the business form does.
    ahead: 'prefetch',
  },
  'digital-content': {
    paths: { en: '/digital-content', sv: '/sv/digitalt-material', da: '/da/digitalt-indhold' },
    offline: 'button',
  },
  'gift-cards': {
    paths: { en: '/gift-cards', sv: '/sv/presentkort', da: '/da/gavekort' },
    sells: 'gift-card',
  },
  'guide-detail': {
    paths: { en: '/guide-detail/[name]', sv: '/sv/guide-detail/[name]', da: '/da/guide-detail/[name]' },
    section: 'travel-guides',
    offline: 'button',
  },
  'interrail-mobile-pass': {
    paths: {
      en: '/interrail-mobile-pass',
      sv: '/sv/hur-man-anvander-mobile-pass',
      da: '/da/hvordan-bruger-man-mobile-pass',
    },
    section: 'buy-interrail',
  },
  interrail: {
    paths: { en: '/interrail', sv: '/sv/vad-ar-interrail', da: '/da/hvad-er-interrail' },
    section: 'buy-interrail',
  },
  'j-rail-pass': {
    paths: { en: '/j-rail-pass', sv: '/sv/j-rail-pass', da: '/da/j-rail-pass' },
    sells: 'japan-rail-pass',
    dates: true,
  },
  'our-planet': {
    paths: { en: '/our-planet', sv: '/sv/var-planet', da: '/da/vores-planet' },
  },
  'route-detail': {
    paths: { en: '/route-detail/[name]', sv: '/sv/route-detail/[name]', da: '/da/route-detail/[name]' },
    section: 'travel-routes',
    offline: 'button',
  },
  support: {
    paths: { en: '/support', sv: '/sv/kundtjanst', da: '/da/kundeservice' },
    offline: 'along',
  },
  taxi: { paths: { en: '/taxi', sv: '/sv/taxi', da: '/da/taxa' }, sells: 'station-taxi', dates: true },
  'terms-and-conditions': {
    paths: { en: '/terms-and-conditions', sv: '/sv/anvandarvillkor', da: '/da/vilkar-og-betingelser' },
    view: 'text-page',
    search: 'legal',
  },
  tips: {
    paths: { en: '/tips-by-[product]', sv: '/sv/tips-fran-[product]', da: '/da/tips-fra-[product]' },
    offline: 'along',
  },
  'tips-detail': {
    paths: { en: '/tips-detail/[name]', sv: '/sv/tips-detail/[name]', da: '/da/tips-detail/[name]' },
    section: 'tips',
    offline: 'along',
  },
  'travel-guides': {
    paths: { en: '/travel-guides', sv: '/sv/reseguider', da: '/da/rejseguider' },
    offline: 'along',
  },
  'travel-routes': {
    paths: { en: '/travel-routes', sv: '/sv/resrutter', da: '/da/rejseruter' },
    offline: 'along',
  },
  'plan-a-trip': {
    paths: { en: '/plan-a-trip', sv: '/sv/planera-resan', da: '/da/planlaeg-rejsen' },
    section: 'travel-routes',
    offline: 'along',
  },
  privacy: {
    paths: { en: '/privacy', sv: '/sv/integritetspolicy', da: '/da/privatlivspolitik' },
    view: 'text-page',
    search: 'legal',
  },
  accessibility: {
    paths: { en: '/accessibility', sv: '/sv/tillganglighet', da: '/da/tilgaengelighed' },
    view: 'text-page',
    search: 'legal',
  },
  withdraw: {
    paths: { en: '/withdraw', sv: '/sv/angra-avtal', da: '/da/fortryd-aftale' },
    role: 'task',
    search: 'included',
  },
  checkout: {
    paths: { en: '/checkout', sv: '/sv/kassa', da: '/da/kassen' },
    role: 'task',
    search: 'included',
    dates: true,
  },
  'order-sent': {
    paths: { en: '/checkout/sent', sv: '/sv/kassa/skickat', da: '/da/kassen/sendt' },
    view: 'form-sent',
    role: 'task',
  },
  saved: {
    paths: { en: '/saved', sv: '/sv/sparat', da: '/da/gemt' },
    role: 'task',
    search: 'included',
    offline: 'always',
  },
  offline: {
    paths: { en: '/offline', sv: '/sv/offline', da: '/da/offline' },
    view: 'text-page',
    role: 'fault',
  },
  'contact-sent': {
    paths: { en: '/contact-us/sent', sv: '/sv/kontakta-oss/skickat', da: '/da/kontakt-os/sendt' },
    view: 'form-sent',
    role: 'task',
    section: 'support',
  },
  'business-sent': {
    paths: {
      en: '/business-form/sent',
      sv: '/sv/foretagsansokan/skickad',
      da: '/da/erhvervsansogning/sendt',
    },
    view: 'form-sent',
    role: 'task',
  },
  'newsletter-confirm': {
    paths: { en: '/newsletter/confirm', sv: '/sv/nyhetsbrev/bekrafta', da: '/da/nyhedsbrev/bekraeft' },
    view: 'newsletter',
    role: 'task',
    token: true,
  },
  'newsletter-confirmed': {
    paths: { en: '/newsletter/confirmed', sv: '/sv/nyhetsbrev/bekraftat', da: '/da/nyhedsbrev/bekraeftet' },
    view: 'text-page',
    role: 'task',
  },
  'newsletter-sent': {
    paths: { en: '/newsletter/sent', sv: '/sv/nyhetsbrev/skickat', da: '/da/nyhedsbrev/sendt' },
    view: 'form-sent',
    role: 'task',
  },
  'newsletter-unsubscribe': {
    paths: { en: '/newsletter/unsubscribe', sv: '/sv/nyhetsbrev/avsluta', da: '/da/nyhedsbrev/afmeld' },
    view: 'newsletter',
    role: 'task',
    token: true,
  },
  'newsletter-unsubscribed': {
    paths: { en: '/newsletter/unsubscribed', sv: '/sv/nyhetsbrev/avslutat', da: '/da/nyhedsbrev/afmeldt' },
    view: 'text-page',
    role: 'task',
  },
  'not-found': { paths: wordless('/404'), role: 'technical' },
  'server-error': { paths: wordless('/500'), role: 'technical' },
})

export type PageName = keyof typeof pageTable
