import { basketKey } from '../../stores/keys.ts'
import { keepDraft } from '../form/keep-draft.ts'
import { openFilledRows } from '../form/rows.ts'
import { wakeOnTouch } from '../wake/wake.ts'

keepDraft('checkout')

addEventListener('pageshow', () => {
  const form = document.querySelector<HTMLFormElement>('form.form--order')
  if (!form) return
  openFilledRows(form)
  for (const gift of form.querySelectorAll<HTMLDetailsElement>('.checkout__gift'))
    gift.open ||= gift.querySelector('input')?.value !== ''
})

/** A basket is shown at once; a reader without one gets React on touch, as anywhere. */
function hasBasket(): boolean {
  try {
    return localStorage.getItem(basketKey) !== null
  } catch {
    return false
  }
}

const full = hasBasket()
if (full) document.querySelector<HTMLElement>('[data-island=checkout]')?.setAttribute('data-basket', '')
wakeOnTouch('checkout', () => import('./Checkout.tsx'), { atOnce: full, usesIntl: true })
