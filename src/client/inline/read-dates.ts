/**
 * Makes the browser load its calendar data, which it does once, for the first date field. Here that happens while the
 * head is parsed and a slow connection delivers the rest, and not in the task that lays out the whole page. Runs inline
 * from its own source text, so it may use nothing from outside itself.
 */
export function readDates(): void {
  const field = document.createElement('input')
  field.type = 'date'
  // A field with a limit is built immediately, even if it is not in the page.
  field.min = '2000-01-01'
}
