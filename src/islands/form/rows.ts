import type { FormErrors } from '../../shared/forms/kit/errors.ts'

/*
 * Works on the page's own rows, without a form's definition: a row is a `details` that holds its controls and the
 * next row, within the `data-rows` of its list.
 */

/** The rows of a list, outermost first. */
function rowsOf(form: HTMLFormElement, list: string): HTMLDetailsElement[] {
  return [...form.querySelectorAll<HTMLDetailsElement>(`[data-rows="${list}"] details.row`)]
}

/** The controls of one row, not of those inside it, in the order of the row. */
function controlsOf(row: HTMLDetailsElement) {
  const controls = row.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    ':scope > .row__body :is(input, select, textarea)',
  )
  return [...controls]
}

/** Opens the first rows of a list, that many. Rows already open stay so. */
export function openRows(form: HTMLFormElement, list: string, count: number): void {
  for (const details of rowsOf(form, list).slice(0, count)) details.open = true
}

/** Closes the rows of a list in which nothing stands. */
export function closeEmptyRows(form: HTMLFormElement, list: string): void {
  const rows = rowsOf(form, list)
  const holds = rows.map(row => controlsOf(row).some(({ value }) => value))
  for (const row of rows.slice(holds.lastIndexOf(true) + 1)) row.open = false
}

/** Opens every row up to the last that holds something, as after the browser's back without its page cache. */
export function openFilledRows(form: HTMLFormElement): void {
  for (const list of listsOf(form)) {
    const filled = rowsOf(form, list).map(row => controlsOf(row).some(({ value }) => value))
    openRows(form, list, filled.lastIndexOf(true) + 1)
  }
}

/** Opens so many rows that every message about one is seen: the first for what is said of a whole list. */
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
 * Takes a row away: later rows move up, the last open one closes, its button to add a row gets the focus. The form says that
 * it has changed, so that a draft does not keep what was taken away.
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
  last.open = false
  last.querySelector('summary')?.focus()
}
