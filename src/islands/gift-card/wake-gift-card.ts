import { knownCurrency } from '../../shared/shop/currency.ts'
import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'
import { checkValue } from './check-value.ts'

const form = document.querySelector<HTMLFormElement>('form.form--gift')
const currency = knownCurrency(document.documentElement.dataset['currency'])
// The HTML has the currency of its language checked; the reader may see another.
if (form && currency) checkValue(form, currency)
wakeOnTouch('gift-card', () => import('./GiftCard.tsx'), holdBack)
