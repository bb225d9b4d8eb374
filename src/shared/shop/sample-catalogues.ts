import { perLocale } from '../../i18n/locales.ts'
import { paymentMethods } from './payment-methods.ts'
import { catalogue } from './price-rules/test-products.ts'

const sold = { ...catalogue, paymentMethods: [...paymentMethods] }

/** The tests' products as the catalogue of each language. */
export const sampleCatalogues = perLocale(locale => ({ ...sold, locale }))
