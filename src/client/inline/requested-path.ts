/**
 * Shows the requested path in the text of the 404 page. Runs inline from its own source text right after its element,
 * before anything below it is painted, since a path may take several lines.
 */
export function showRequestedPath(): void {
  const place = document.querySelector('[data-requested-path]')
  if (!place) return
  try {
    place.textContent = decodeURI(location.pathname)
  } catch {
    // An invalid encoding is shown as it is.
    place.textContent = location.pathname
  }
}
