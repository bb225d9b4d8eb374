import type { Locale } from '../../i18n/locales.ts'
import { href } from '../../routing/href.ts'

/** The id of a pass's row among the prices. `passRow('flexi-5') // => 'pass-flexi-5'` */
export const passRow = (variant: string) => `pass-${variant}`

/** The address of a pass among the prices, where it is marked. `passHref('flexi-5', 'en') // => '/buy-interrail#pass-flexi-5'` */
export const passHref = (variant: string, locale: Locale) =>
  `${href('buy-interrail', locale)}#${passRow(variant)}`
