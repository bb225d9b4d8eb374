import { referenceShape } from '../../shared/mail/reference.ts'

/** Fills in which order it is, where the link of its mail says so (`?reference=P-7K3M-9QXD`). */
export function prefillReference(): void {
  const field = document.querySelector<HTMLInputElement>('[data-island=withdrawal-form] [name=contract]')
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (field?.value !== '' || !referenceShape.test(reference)) return
  field.value = reference
  // The reader has typed none of it, and would lose nothing.
  field.dataset['asked'] = 'reference'
}
