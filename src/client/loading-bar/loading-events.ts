/** Starts the loading bar while a form waits for its response. */
export function startLoading(): void {
  document.dispatchEvent(new Event('loading:started'))
}

/** Ends the loading bar. */
export function finishLoading(): void {
  document.dispatchEvent(new Event('loading:finished'))
}
