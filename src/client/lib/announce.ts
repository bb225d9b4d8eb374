/** Has screen readers announce a text politely, through the page's live region. */
export function announce(words = ''): void {
  const place = document.querySelector('[data-live]')
  if (place) place.textContent = words
}
