import { referenceShape } from '../../shared/mail/reference.ts'
import { removeDraft } from '../../stores/draft.ts'

/**
 * Shows the reference from the address's query if the HTML does not show one, and removes the draft of the form that
 * was sent.
 */
export function install(): () => void {
  const place = document.querySelector<HTMLElement>('[data-reference]')
  const value = place?.querySelector('[data-reference-value]')
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (value && place?.hidden && referenceShape.test(reference)) {
    value.textContent = reference
    place.hidden = false
  }
  const form = place?.dataset['form']
  if (form && !place.hidden && isLedHereBy(form)) removeDraft(form)
  return () => {}
}

/**
 * Whether the reader comes from the form's page, as after sending it, and not from a link elsewhere or by reloading.
 */
function isLedHereBy(formPath: string): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  return isNew && document.referrer.replace(/[?#].*/, '') === location.origin + formPath
}
