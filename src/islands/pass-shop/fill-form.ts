import { controlsOf, setFieldValue } from '../shop/set-field-value.ts'

/** What fields that are not there yet will hold: the travellers' come with their number. */
const pending = new Map<string, string>()

/** Puts values into a pass's form by field name, a box's as `on` or `off`. What has no field yet waits for it. */
export function fillForm(form: HTMLFormElement, values: ReadonlyMap<string, string>): void {
  for (const [name, value] of values) pending.set(name, value)
  fillPending(form)
}

/** Puts in what has waited for its field. @returns whether anything was put in */
export function fillPending(form: HTMLFormElement): boolean {
  const filled = [...pending].filter(([name, value]) => setFieldValue(controlsOf(form, name), value))
  for (const [name] of filled) pending.delete(name)
  return filled.length > 0
}

/** What has not been put in yet. */
export const pendingValues = (): ReadonlyMap<string, string> => pending

export const clearPending = (): void => pending.clear()
