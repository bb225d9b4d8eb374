type Control = HTMLInputElement | HTMLSelectElement

/** What fields that are not there yet will hold: the travellers' come with their number. */
const waiting = new Map<string, string>()

/** Puts values into a pass's form by field name, a box's as `on` or `off`. What has no field yet waits for it. */
export function fillForm(form: HTMLFormElement, values: ReadonlyMap<string, string>): void {
  for (const [name, value] of values) waiting.set(name, value)
  fillWaiting(form)
}

/** Puts in what has waited for its field. @returns whether anything was put in */
export function fillWaiting(form: HTMLFormElement): boolean {
  const filled = [...waiting].filter(([name, value]) => put(form, name, value))
  for (const [name] of filled) waiting.delete(name)
  return filled.length > 0
}

/** What has not been put in yet. */
export const waitingValues = (): ReadonlyMap<string, string> => waiting

export const forgetWaiting = (): void => waiting.clear()

/** @returns whether there is such a field, and for a choice whether it offers the value */
function put(form: HTMLFormElement, name: string, value: string): boolean {
  const controls = [...form.querySelectorAll<Control>(`:is(input, select)[name="${name}"]`)]
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) {
      if (![...control.options].some(option => option.value === value)) return false
      control.value = value
    } else if (control.type === 'radio') control.checked = control.value === value
    else if (control.type === 'checkbox') control.checked = value === 'on'
    else control.value = value
  }
  return controls.length > 0
}
