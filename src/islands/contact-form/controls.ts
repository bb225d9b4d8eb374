import { journeyFields, journeyName } from '../../shared/forms/read-contact.ts'

/** A form's control of one value, by its name. */
export function control(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLSelectElement | undefined {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined
}

/** The controls of a journey row, in the order of its fields. */
export function rowControls(form: HTMLFormElement, row: number) {
  return journeyFields.map(field => control(form, journeyName(row, field)))
}
