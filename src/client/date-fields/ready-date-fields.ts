/**
 * Has the browser make a date and a time field ready (the formats of the language, the pictures in them) before the form
 * comes. The first of each kind takes long, and else it would do so in the long task that ends a page's parsing, with all
 * styles of the page. Runs inline in the head, from its own source text: it may use nothing from outside itself.
 */
export function readyDateFields(): void {
  // Before the parser goes on, so that no style but the field's own is asked for. Elsewhere the form does it itself.
  if (!('scheduler' in window)) return
  scheduler.postTask(
    () => {
      for (const type of ['date', 'time']) {
        const field = document.createElement('input')
        field.type = type
        document.documentElement.append(field)
        // Reading a style has it made; it is gone before anything is painted.
        getComputedStyle(field).getPropertyValue('color')
        field.remove()
      }
    },
    { priority: 'user-blocking' },
  )
}
