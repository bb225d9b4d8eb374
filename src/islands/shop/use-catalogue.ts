import { useEffect, useState } from 'react'
import { loadCatalogue } from '../../client/lib/load-catalogue.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'

/** The shop's catalogue; `undefined` until it has loaded, `failed` if it cannot be loaded. */
export function useCatalogue(locale: Locale): Catalogue | 'failed' | undefined {
  const [catalogue, setCatalogue] = useState<Catalogue | 'failed'>()
  useEffect(() => {
    let gone = false
    loadCatalogue(locale).then(
      loaded => !gone && setCatalogue(loaded),
      () => !gone && setCatalogue('failed'),
    )
    return () => {
      gone = true
    }
  }, [locale])
  return catalogue
}
