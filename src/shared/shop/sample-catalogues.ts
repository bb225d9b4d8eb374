import { catalogue } from './price-rules/test-products.ts'

/** The tests' products as the catalogue of each language. */
export const sampleCatalogues = {
  en: { ...catalogue, locale: 'en' },
  sv: { ...catalogue, locale: 'sv' },
  da: { ...catalogue, locale: 'da' },
} as const
