import { otherCode } from './codes.ts'

/**
 * Marks a field with `data-other` if the other number was entered, when the field loses the focus or text is pasted.
 * While it is being typed, the first six characters of a cover number look like a pass number.
 *
 * @returns its teardown
 */
export function otherNumber(root: ParentNode = document): () => void {
  const gone = new AbortController()
  const { signal } = gone
  for (const place of root.querySelectorAll<HTMLElement>('[data-code]')) {
    const { code } = place.dataset
    const field = place.querySelector('input')
    if (!field || (code !== 'passNumber' && code !== 'coverNumber')) continue
    field.addEventListener('input', () => place.removeAttribute('data-other'), { signal })
    const look = () => place.toggleAttribute('data-other', otherCode(code, field.value) !== undefined)
    field.addEventListener('change', look, { signal })
  }
  return () => gone.abort()
}
