import { otherCode } from './codes.ts'

/**
 * Marks a field with `data-other` when what was typed is the other number: one that is left with it, or pasted into it.
 * While somebody types, six characters of a cover number look like a pass number, so it waits until the field is left.
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
