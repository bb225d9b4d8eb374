type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a form with the same name; there are several if it is a choice. */
export const controlsOf = (form: HTMLFormElement, name: string): readonly Control[] => [
  ...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
]

/**
 * Sets the value of controls with the same name, for a checkbox as `on` or `off`. It dispatches no event.
 *
 * @returns whether there is such a field, and for a list whether it has the option
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
