/** One interaction, as the browser counts it: all events of a tap or a key together. Milliseconds, in steps of eight. */
export interface InteractionTime {
  readonly id: number
  /** Until the next frame has been painted. */
  readonly duration: number
}

declare global {
  interface Window {
    interactions: Map<number, InteractionTime>
  }
}

/** Runs in the page, before its scripts: notes each interaction in `window.interactions`, those below 16 ms as 16. */
export function startInteractionTimer(): void {
  window.interactions = new Map()
  const note = (id: number, duration: number) => {
    const known = window.interactions.get(id)?.duration ?? 16
    window.interactions.set(id, { id, duration: Math.max(known, duration) })
  }
  // The threshold is known to browsers and not yet to the types.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        note(entry.interactionId, entry.duration)
  }).observe(events)
}
