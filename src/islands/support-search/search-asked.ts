import { askedQuery } from './address.ts'

/**
 * An address with a question is answered without a touch: the question goes into the field, and the field tells
 * `client:interaction` that it has something.
 */
export function searchAsked(): void {
  const asked = askedQuery(location.search)
  const field = document.querySelector<HTMLInputElement>('.ask__form input')
  const island = field?.closest<HTMLElement>('astro-island')
  if (!field || !island || asked === '') return
  if (field.value === '') field.value = asked
  const touch = () => {
    // The island says `idle` once it listens.
    if (island.dataset['hydration']) field.dispatchEvent(new Event('input', { bubbles: true }))
    else requestAnimationFrame(touch)
  }
  touch()
}
