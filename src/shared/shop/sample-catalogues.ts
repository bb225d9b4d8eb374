import { perLocale } from '../../i18n/locales.ts'
import { paymentMethods } from './payment-methods.ts'
import { catalogue } from './price-rules/test-products.ts'

const phoneHours = { weekdays: [1, 2, 3, 4, 5], opens: '08:30', closes: '16:30', closed: [] }
const sold = { ...catalogue, paymentMethods: [...paymentMethods], phoneHours }

/** The tests' products as the catalogue of each language. */
export const sampleCatalogues = perLocale(locale => ({ ...sold, locale }))
