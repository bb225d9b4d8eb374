import { controlsOf, setFieldValue } from '../shop/set-field-value.ts'

/** Values for fields that do not exist yet: the fields of travellers are rendered after their number is known. */
const pending = new Map<string, string>()

/**
 * Fills in a pass form by field name, checkboxes with `on` or `off`, with what the reader typed before or has in a list.
 * Values without a field yet are kept until it exists, also in drafts. A line of the basket is filled in by
 * `../shop/fill-form.ts`, which marks it as not typed.
 */
export function fillPassForm(form: HTMLFormElement, values: ReadonlyMap<string, string>): void {
  for (const [name, value] of values) pending.set(name, value)
  fillPending(form)
}

/** Fills in pending values. @returns whether any field was filled */
export function fillPending(form: HTMLFormElement): boolean {
  const filled = [...pending].filter(([name, value]) => setFieldValue(controlsOf(form, name), value))
  for (const [name] of filled) pending.delete(name)
  return filled.length > 0
}

/** The values that are still pending. */
export const pendingValues = (): ReadonlyMap<string, string> => pending

export const clearPending = (): void => pending.clear()
