/** Moves the focus to the currency menu's button if it was lost when the menu closed. */
export function focusMenu(): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && activeElement.checkVisibility()) return
  for (const menu of document.querySelectorAll('details:has([data-choose-currency])')) {
    const summary = menu.querySelector('summary')
    if (summary?.checkVisibility()) summary.focus({ preventScroll: true })
  }
}
