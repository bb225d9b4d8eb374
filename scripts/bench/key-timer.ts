/** Milliseconds that one key took. The wait for the screen's next frame is in neither: no page can shorten it. */
export interface KeyTime {
  /** Until the page has the results. */
  readonly changed: number
  /** Until they are laid out and painted as well. */
  readonly painted: number
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
    const changed = performance.now() - pressed
    let ended: number | undefined
    // The browser still lays the page out in this task, to keep the caret in view.
    whenDone(() => {
      ended = performance.now()
    })
    requestAnimationFrame(() => {
      const frame = performance.now()
      const untilFrame = (ended ?? frame) - pressed
      // A message sent in a frame is read after it has been laid out and painted.
      whenDone(() => window.keyTimes.push({ changed, painted: untilFrame + performance.now() - frame }))
    })
  }).observe(place, { childList: true, subtree: true, characterData: true })

  /** Runs in the next task: messages wait for nothing else. */
  function whenDone(run: () => void): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(undefined)
  }
}
