import { paymentMethods } from './payment-methods.ts'
import { catalogue } from './price-rules/test-products.ts'

const sold = { ...catalogue, paymentMethods: [...paymentMethods] }

/** The tests' products as the catalogue of each language. */
export const sampleCatalogues = {
  en: { ...sold, locale: 'en' },
  sv: { ...sold, locale: 'sv' },
  da: { ...sold, locale: 'da' },
} as const
