/** A timer that can be paused and then continues with the remaining time. It starts at once. */
export function pausableTimer(milliseconds: number, end: () => void) {
  let remaining = milliseconds
  let started = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const resume = () => {
    if (timer !== undefined) return
    started = performance.now()
    timer = setTimeout(end, remaining)
  }
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remaining -= performance.now() - started
  }
  resume()
  return { pause, resume }
}
