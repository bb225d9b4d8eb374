type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A form's fields of one name: several where there is a choice. */
export const controlsOf = (form: HTMLFormElement, name: string): readonly Control[] => [
  ...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
]

/**
 * Puts a value into fields of one name, a box's as `on` or `off`. No event tells of it.
 *
 * @returns whether there is such a field, and for a list whether it offers the value
 */
export function setFieldValue(controls: readonly Control[], value: string): boolean {
  for (const control of controls) {
    if (control instanceof HTMLSelectElement && ![...control.options].some(option => option.value === value))
      return false
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === value
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value === 'on'
    else control.value = value
  }
  return controls.length > 0
}
