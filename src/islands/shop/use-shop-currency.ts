import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { type Currency, defaultCurrency, parseCurrency } from '../../shared/shop/currency.ts'
import { basket } from '../../stores/basket.ts'
import { currency } from '../../stores/currency.ts'

/** The currency of the displayed prices: the basket's, otherwise the chosen one, otherwise the page's. */
export function useShopCurrency(locale: Locale): Currency {
  const full = useStore(basket)
  const chosen = useStore(currency)
  // The server does not know them, so the first render has the page's currency, as in the HTML.
  const [page, setPage] = useState<Currency>()
  useEffect(() => setPage(parseCurrency(document.documentElement.dataset['currency'])), [])
  if (!page) return defaultCurrency[locale]
  return full?.currency ?? chosen ?? page
}
