/** Milliseconds that one key took. */
export interface KeyTime {
  /** What was done for it: from the key to the changed page, and from the frame's beginning to its end. */
  readonly work: number
  /** From the key to the end of the frame, with the wait until the screen draws the next. */
  readonly total: number
}

declare global {
  interface Window {
    keyTimes: KeyTime[]
  }
}

/** Runs in the support page: notes every key that changes the results in `window.keyTimes`. */
export function startKeyTimer(): void {
  window.keyTimes = []
  let key: number | undefined
  addEventListener('keydown', event => (key = event.timeStamp), { capture: true })
  const place = document.getElementById('found')
  if (!place) throw new Error('The page has no place for results')
  // Called when React has changed the page, still in the task of the key.
  new MutationObserver(() => {
    const pressed = key
    if (pressed === undefined) return
    key = undefined
    const changed = performance.now()
    requestAnimationFrame(() => {
      const frame = performance.now()
      const { port1, port2 } = new MessageChannel()
      // A message sent in a frame is read after it has been laid out and painted.
      port1.onmessage = () => {
        const painted = performance.now()
        window.keyTimes.push({ work: changed - pressed + painted - frame, total: painted - pressed })
      }
      port2.postMessage(undefined)
    })
  }).observe(place, { childList: true, subtree: true, characterData: true })
}
