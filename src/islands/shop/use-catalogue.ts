import { useEffect, useState } from 'react'
import { loadCatalogue } from '../../client/lib/load-catalogue.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'

/** All that the shop sells; `undefined` until it has come, `failed` where it does not. */
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
