/** Any element of a form: only inputs and text areas have a `defaultValue`. */
type Field = Element &
  Partial<Pick<HTMLInputElement, 'type' | 'checked' | 'defaultChecked' | 'value' | 'defaultValue'>>

/** Whether a field's value differs from the page's HTML and from the address. */
export function isChanged(field: Field): boolean {
  if (field.matches('[data-query]')) return false
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(option => option.selected && !option.defaultSelected && option.index > 0)
  return /^(checkbox|radio)$/.test(field.type ?? '')
    ? field.checked !== field.defaultChecked
    : 'defaultValue' in field && field.value !== field.defaultValue
}

/**
 * Whether the reader has begun a message, that is, has entered anything in a form that is sent. A search, a filter or a
 * field without a form is no work to lose.
 */
export const hasTyped = () =>
  [...document.forms].some(form => form.method !== 'get' && [...form.elements].some(isChanged))

/**
 * Whether leaving or reloading this page would lose something: a started message, or content that is shown only once
 * and marked `data-keep`, such as an answer with its reference.
 */
export const hasUnsaved = () => hasTyped() || document.querySelector('[data-keep]') !== null
