import { useEffect, useRef } from 'react'

/**
 * Tells when a press that is under way is over, and its click with it: a message that comes or goes in between
 * would move the button away from under the pointer.
 */
export function usePointer() {
  const pressed = useRef<Promise<void>>(undefined)
  useEffect(() => {
    const press = () => {
      pressed.current = new Promise(resolve => {
        const over = new AbortController()
        const release = () => {
          over.abort()
          pressed.current = undefined
          // The click comes right after.
          setTimeout(resolve)
        }
        for (const end of ['pointerup', 'pointercancel'])
          addEventListener(end, release, { signal: over.signal })
      })
    }
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [])
  return { released: async () => pressed.current }
}
