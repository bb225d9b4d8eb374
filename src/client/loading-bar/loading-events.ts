/** A form's answer is awaited: the loading bar runs. */
export function startLoading(): void {
  document.dispatchEvent(new Event('loading:started'))
}

/** The answer is there, whatever it says. */
export function finishLoading(): void {
  document.dispatchEvent(new Event('loading:finished'))
}
