/** Puts the focus on what opens the currency menu, where it was lost with the menu that has closed. */
export function focusMenu(): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && activeElement.checkVisibility()) return
  for (const menu of document.querySelectorAll('details:has([data-choose-currency])')) {
    const summary = menu.querySelector('summary')
    if (summary?.checkVisibility()) summary.focus({ preventScroll: true })
  }
}
