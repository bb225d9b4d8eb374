import { useEffect, useRef } from 'react'

/** Milliseconds after pointerup within which a click must follow; otherwise there is none. */
const patience = 500

/**
 * Waits for the end of a press, including its click. A message that appears or disappears in between would move the
 * button away from the pointer. A finger is lifted before the field loses its focus, so the press lasts until the click
 * itself.
 */
export function usePressEnd() {
  const pressed = useRef<Promise<void>>(undefined)
  useEffect(() => {
    const press = () => {
      const clicked = waitForClick().then(() => {
        if (pressed.current === clicked) pressed.current = undefined
      })
      pressed.current = clicked
    }
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [])
  return { released: async () => pressed.current }
}

/** Resolves after the next click has been handled, or once it is known that there is none. */
function waitForClick(): Promise<void> {
  return new Promise(resolve => {
    const over = new AbortController()
    const { signal } = over
    const end = () => {
      over.abort()
      // Other listeners to the click run first.
      setTimeout(resolve)
    }
    for (const type of ['click', 'pointercancel']) addEventListener(type, end, { capture: true, signal })
    addEventListener('pointerup', () => setTimeout(end, patience), { signal })
  })
}
