/**
 * Has the browser read what it knows of dates, which it does once, for the first field that asks for one: in the task that
 * reads the head, and while a slow line brings the rest, and not in the one that has the whole page to lay out. Runs inline
 * from its own source text, so it may use nothing from outside itself.
 */
export function readDates(): void {
  const field = document.createElement('input')
  field.type = 'date'
  // A field with a limit is built at once, whether it stands in a page or not.
  field.min = '2000-01-01'
}
