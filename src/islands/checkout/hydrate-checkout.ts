import { basketKey } from '../../stores/keys.ts'
import { autosaveDraft } from '../form/autosave-draft.ts'
import { openFilledRows } from '../form/rows.ts'
import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

autosaveDraft('checkout')

addEventListener('pageshow', () => {
  const form = document.querySelector<HTMLFormElement>('form.form--order')
  if (!form) return
  openFilledRows(form)
  for (const gift of form.querySelectorAll<HTMLDetailsElement>('.checkout__gift'))
    gift.open ||= gift.querySelector('input')?.value !== ''
})

/** Shows a basket at once. Without a basket the island is hydrated on interaction, as anywhere. */
function hasBasket(): boolean {
  try {
    return localStorage.getItem(basketKey) !== null
  } catch {
    return false
  }
}

const full = hasBasket()
if (full) document.querySelector<HTMLElement>('[data-island=checkout]')?.setAttribute('data-basket', '')
hydrateOnInteraction('checkout', () => import('./Checkout.tsx'), { immediately: full })
