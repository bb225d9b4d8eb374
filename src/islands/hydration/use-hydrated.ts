import { type RefObject, startTransition, useEffect, useState } from 'react'
import { hydratedEvent } from '../../shared/hydrated-event.ts'

/**
 * Whether the component's handlers work yet: `false` in the server's HTML and in the first render.
 * Tells what woke it, from `root` upwards, once they do and the page shows it.
 */
export function useHydrated(root: RefObject<Element | null>): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (hydrated) root.current?.dispatchEvent(new CustomEvent(hydratedEvent, { bubbles: true }))
  }, [hydrated, root])
  return hydrated
}
