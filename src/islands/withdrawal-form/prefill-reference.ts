import { referenceShape } from '../../shared/mail/reference.ts'

/** Fills in the order's reference if the link of its mail contains it (`?reference=P-7K3M-9QXD`). */
export function prefillReference(): void {
  const field = document.querySelector<HTMLInputElement>('[data-island=withdrawal-form] [name=contract]')
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (field?.value !== '' || !referenceShape.test(reference)) return
  field.value = reference
  // The reader has not typed it, and would lose nothing.
  field.dataset['query'] = 'reference'
}
