import type { FormErrors } from '../../shared/forms/kit/errors.ts'

/*
 * These functions work on the page's rows, without a form's definition. A row is a `details` element that contains its
 * controls and the next row, within the `data-rows` of its list.
 */

/** The rows of a list, outermost first. */
function rowsOf(form: HTMLFormElement, list: string): HTMLDetailsElement[] {
  return [...form.querySelectorAll<HTMLDetailsElement>(`[data-rows="${list}"] details.row`)]
}

/** The controls of one row, without those of rows inside it, in order. */
function controlsOf(row: HTMLDetailsElement) {
  const controls = row.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    ':scope > .row__body :is(input, select, textarea)',
  )
  return [...controls]
}

/** Opens the first rows of a list, up to a number. Open rows stay open. */
export function openRows(form: HTMLFormElement, list: string, count: number): void {
  for (const details of rowsOf(form, list).slice(0, count)) details.open = true
}

/** Closes the empty rows at the end of a list. */
export function closeEmptyRows(form: HTMLFormElement, list: string): void {
  const rows = rowsOf(form, list)
  const holds = rows.map(row => controlsOf(row).some(({ value }) => value))
  for (const row of rows.slice(holds.lastIndexOf(true) + 1)) row.open = false
}

/** Opens every row up to the last one with content, for example after going back without the browser's page cache. */
export function openFilledRows(form: HTMLFormElement): void {
  for (const list of listsOf(form)) {
    const filled = rowsOf(form, list).map(row => controlsOf(row).some(({ value }) => value))
    openRows(form, list, filled.lastIndexOf(true) + 1)
  }
}

/** Opens enough rows to show every error in them; an error of a whole list opens the first. */
export function openRowsWithErrors(form: HTMLFormElement, errors: FormErrors): void {
  for (const list of listsOf(form)) {
    const rows = Object.keys(errors).map(name => {
      const [, of, row] = /^(\w+)\[(\d+)\]/.exec(name) ?? []
      return of === list ? Number(row) + 1 : 0
    })
    openRows(form, list, Math.max(errors[list] ? 1 : 0, ...rows))
  }
}

const listsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('[data-rows]')].map(({ dataset }) => dataset['rows'] ?? '')

/**
 * Removes a row: later rows move up, the last open one closes, and its button to add a row gets the focus. The form
 * dispatches an event, so that a draft does not keep what was removed.
 */
export function removeRow(form: HTMLFormElement, list: string, removed: number): void {
  const rows = rowsOf(form, list)
  const controls = rows.map(controlsOf)
  for (const [row, own] of controls.entries()) {
    if (row < removed) continue
    for (const [index, control] of own.entries()) control.value = controls[row + 1]?.[index]?.value ?? ''
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
  const last = rows.findLast(details => details.open)
  if (!last) return
  // The message that no row can be added is inside the last one.
  for (const details of [last, ...last.querySelectorAll('details')]) details.open = false
  last.querySelector('summary')?.focus()
}
