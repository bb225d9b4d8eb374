import { type RefObject, startTransition, useEffect, useState } from 'react'
import { hydratedEvent } from '../../shared/hydrated-event.ts'

/**
 * Whether the component is hydrated: `false` in the server's HTML and in the first render. Once it is, `root`
 * dispatches a bubbling event.
 */
export function useHydrated(root: RefObject<Element | null>): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (hydrated) root.current?.dispatchEvent(new CustomEvent(hydratedEvent, { bubbles: true }))
  }, [hydrated, root])
  return hydrated
}
