/**
 * Passes on the first of a burst at once, and then no more than the latest each so many milliseconds: what was said
 * last is always heard, and a flood does not drown the page.
 */
export function atMostEvery<Said>(milliseconds: number, hear: (said: Said) => void): (said: Said) => void {
  let waiting: { readonly said: Said } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    timer = undefined
    if (waiting) pass(waiting.said)
  }
  const pass = (said: Said) => {
    waiting = undefined
    timer = setTimeout(next, milliseconds)
    hear(said)
  }
  return said => {
    if (timer === undefined) pass(said)
    else waiting = { said }
  }
}
