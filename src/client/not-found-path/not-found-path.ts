/** Puts the asked path in the words of the 404 page, as text. */
export function install(): () => void {
  const place = document.querySelector('[data-asked-path]')
  if (place) place.textContent = decodePath(location.pathname)
  return () => {}
}

/** A path as a person reads it; as it stands where its encoding is broken. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
