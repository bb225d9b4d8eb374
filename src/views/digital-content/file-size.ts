import { languageTags } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The size of a file in whole kilobytes of 1000 bytes. `fileSize(114_615, 'sv') // => '115 kB'` */
export function fileSize(bytes: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(bytes / 1000)
}
