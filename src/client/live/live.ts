/** Has a screen reader say something when it is idle, in the page's live region, which is there from the start. */
export function announce(words = ''): void {
  const place = document.querySelector('[data-live]')
  if (place) place.textContent = words
}
