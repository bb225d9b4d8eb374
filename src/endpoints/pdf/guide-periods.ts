import { entryById } from '../../content-model/entries.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { GuideValues } from '../../illustrations/pdf/pass-guide/guide-text.ts'
import { passPeriods } from '../../illustrations/pdf/pass-guide/pass-periods.ts'

/**
 * The periods of our passes in words, from `content/products`.
 *
 * @throws when `interrail-global` or `one-country` is missing or another kind of product
 */
export async function guidePeriods(
  locale: Locale,
): Promise<Pick<GuideValues, 'flexi' | 'continuous' | 'oneCountry'>> {
  const global = (await entryById('products', 'interrail-global', locale)).facts
  const oneCountry = (await entryById('products', 'one-country', locale)).facts
  if (global.kind !== 'interrail-global')
    throw new Error('content/products/interrail-global: must be interrail-global')
  if (oneCountry.kind !== 'one-country') throw new Error('content/products/one-country: must be one-country')
  const ofType = (type: 'flexi' | 'continuous') =>
    passPeriods(
      global.variants.filter(variant => variant.type === type),
      locale,
    )
  return {
    flexi: ofType('flexi'),
    continuous: ofType('continuous'),
    oneCountry: passPeriods(oneCountry.variants, locale),
  }
}
