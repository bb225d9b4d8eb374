import { limits } from '../../shared/forms/limits.ts'
import { rowControls } from './controls.ts'

/** The journeys' `details`, outermost first: each holds a row, and the next `details`. */
function rows(form: HTMLFormElement): HTMLDetailsElement[] {
  return [...form.querySelectorAll<HTMLDetailsElement>('details.journey')]
}

/** Opens the first rows, that many. Rows already open stay so. */
export function openRows(form: HTMLFormElement, count: number): void {
  for (const details of rows(form).slice(0, count)) details.open = true
}

/** Opens every row up to the last that holds something, as after the browser's back without its page cache. */
export function openFilledRows(form: HTMLFormElement): void {
  const filled = Array.from({ length: limits.journeys }, (_, row) =>
    rowControls(form, row).some(control => control?.value),
  )
  openRows(form, filled.lastIndexOf(true) + 1)
}

/** Takes a row away: later rows move up, the last open one closes, its button to add a row gets the focus. */
export function removeRow(form: HTMLFormElement, removed: number): void {
  for (let row = removed; row < limits.journeys; row += 1) {
    const next = rowControls(form, row + 1)
    for (const [index, control] of rowControls(form, row).entries())
      if (control) control.value = next[index]?.value ?? ''
  }
  const last = rows(form).findLast(details => details.open)
  if (!last) return
  last.open = false
  last.querySelector('summary')?.focus()
}
