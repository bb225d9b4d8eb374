import { referenceShape } from '../../shared/mail/reference.ts'
import { dropDraft } from '../../stores/draft.ts'

/** Shows a sent message's reference, which the function puts in the address of the answer page; its draft is done with. */
export function install(): () => void {
  const place = document.querySelector<HTMLElement>('[data-reference]')
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (place && referenceShape.test(reference)) {
    const words = place.querySelector('[data-reference-value]')
    if (words) words.textContent = reference
    place.hidden = false
    dropDraft(place.dataset['form'] ?? '')
  }
  return () => {}
}
