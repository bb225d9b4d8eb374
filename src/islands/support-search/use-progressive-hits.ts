import { useEffect, useState } from 'react'
import type { Hit } from '../../shared/search/index.ts'

type Found = readonly Hit[] | undefined

interface Painted {
  /** The results of the frame on the screen. */
  readonly found: Found
  /** How many of its results are visible. */
  readonly seen: number
}

/**
 * Shows the visible results at once and the others after they are painted, so that a keystroke need not wait for
 * results below the window.
 */
export function useProgressiveHits(found: Found, place: Element | null): Found {
  const [painted, setPainted] = useState<Painted>({ found: undefined, seen: Infinity })
  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() =>
        setPainted(({ seen }) => ({ found, seen: (place && visibleCount(place)) ?? seen })),
      )
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [found, place])
  const { seen } = painted
  return found && [...found.slice(0, seen), ...(painted.found ?? []).slice(seen, found.length)]
}

/** The number of results that reach into the window; `undefined` without results. */
function visibleCount(place: Element): number | undefined {
  const items = [...place.querySelectorAll('.hits > li')].map(item => item.getBoundingClientRect())
  const last = items.at(-1)
  if (!last) return undefined
  const reaching = items.filter(({ top }) => top < innerHeight).length
  // A list that ends inside the window may have room for more.
  return last.bottom < innerHeight ? Infinity : reaching
}
