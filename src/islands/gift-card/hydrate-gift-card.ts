import { parseCurrency } from '../../shared/shop/currency.ts'
import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { lineToChange } from '../shop/line-to-change.ts'
import { checkValue } from './check-value.ts'

const form = document.querySelector<HTMLFormElement>('form.form--gift')
const currency = parseCurrency(document.documentElement.dataset['currency'])
// The HTML has a value in the currency of its language checked; the reader may see another.
if (form && currency) checkValue(form, currency)
// Where another company sells, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET)
  hydrateOnInteraction('gift-card', () => import('./GiftCard.tsx'), {
    immediately: lineToChange(location.search) !== undefined,
  })
