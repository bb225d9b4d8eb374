import { controlsOf, putValue } from '../shop/put-value.ts'

/** What fields that are not there yet will hold: the travellers' come with their number. */
const waiting = new Map<string, string>()

/** Puts values into a pass's form by field name, a box's as `on` or `off`. What has no field yet waits for it. */
export function fillForm(form: HTMLFormElement, values: ReadonlyMap<string, string>): void {
  for (const [name, value] of values) waiting.set(name, value)
  fillWaiting(form)
}

/** Puts in what has waited for its field. @returns whether anything was put in */
export function fillWaiting(form: HTMLFormElement): boolean {
  const filled = [...waiting].filter(([name, value]) => putValue(controlsOf(form, name), value))
  for (const [name] of filled) waiting.delete(name)
  return filled.length > 0
}

/** What has not been put in yet. */
export const waitingValues = (): ReadonlyMap<string, string> => waiting

export const forgetWaiting = (): void => waiting.clear()
