import { defineText } from '../i18n/text.ts'
import { withdrawalLinkLabel } from './forms/withdrawal/link-label.ts'

/** Short names of pages, for navigation, breadcrumbs and search. */
export const labels = defineText({
  home: { en: 'Home', sv: 'Start', da: 'Forside' },
  'buy-interrail': { en: 'Interrail', sv: 'Interrail', da: 'Interrail' },
  'interrail-mobile-pass': {
    en: 'How to use Mobile Pass',
    sv: 'Så använder du Mobile Pass',
    da: 'Sådan bruger du Mobile Pass',
  },
  interrail: { en: 'What is Interrail?', sv: 'Vad är Interrail?', da: 'Hvad er Interrail?' },
  'j-rail-pass': { en: 'Japan Rail Pass', sv: 'Japan Rail Pass', da: 'Japan Rail Pass' },
  'gift-cards': { en: 'Gift cards', sv: 'Presentkort', da: 'Gavekort' },
  taxi: { en: 'Station taxi', sv: 'Stationstaxi', da: 'Stationstaxa' },
  business: { en: 'For business', sv: 'För företag', da: 'For erhverv' },
  'business-form': { en: 'Business application', sv: 'Företagsansökan', da: 'Erhvervsansøgning' },
  'travel-guides': { en: 'Guides', sv: 'Guider', da: 'Guider' },
  'travel-routes': { en: 'Routes', sv: 'Rutter', da: 'Ruter' },
  'by-train': { en: 'City to city', sv: 'Från stad till stad', da: 'Fra by til by' },
  'plan-a-trip': { en: 'Plan a trip', sv: 'Planera resan', da: 'Planlæg rejsen' },
  tips: { en: 'Tips', sv: 'Tips', da: 'Tips' },
  'digital-content': { en: 'Map and pass guide', sv: 'Karta och passguide', da: 'Kort og pasguide' },
  'our-planet': { en: 'Our planet', sv: 'Vår planet', da: 'Vores planet' },
  'about-us': { en: 'About us', sv: 'Om oss', da: 'Om os' },
  support: { en: 'Support', sv: 'Kundtjänst', da: 'Kundeservice' },
  'contact-us': { en: 'Contact us', sv: 'Kontakta oss', da: 'Kontakt os' },
  withdraw: withdrawalLinkLabel,
  checkout: { en: 'Checkout', sv: 'Kassa', da: 'Kassen' },
  saved: { en: 'Saved pages', sv: 'Sparade sidor', da: 'Gemte sider' },
  'order-sent': { en: 'Sent', sv: 'Skickat', da: 'Sendt' },
  'terms-and-conditions': { en: 'Terms', sv: 'Villkor', da: 'Vilkår' },
  privacy: { en: 'Privacy', sv: 'Integritet', da: 'Privatliv' },
  accessibility: { en: 'Accessibility', sv: 'Tillgänglighet', da: 'Tilgængelighed' },
})
