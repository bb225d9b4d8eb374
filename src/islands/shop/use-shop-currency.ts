import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { type Currency, defaultCurrency, knownCurrency } from '../../shared/shop/currency.ts'
import { basket } from '../../stores/basket.ts'
import { currency } from '../../stores/currency.ts'

/** The currency that prices are shown in: the basket's own, else the chosen one, else the page's. */
export function useShopCurrency(locale: Locale): Currency {
  const full = useStore(basket)
  const chosen = useStore(currency)
  // The server cannot know them: the first render is the page's, as the HTML is.
  const [page, setPage] = useState<Currency>()
  useEffect(() => setPage(knownCurrency(document.documentElement.dataset['currency'])), [])
  if (!page) return defaultCurrency[locale]
  return full?.currency ?? chosen ?? page
}
