import { useEffect, useState } from 'react'
import type { Hit } from '../../shared/search/index.ts'

type Found = readonly Hit[] | undefined

interface Painted {
  /** What was found for the frame that is on the screen. */
  readonly found: Found
  /** How many of its results can be seen. */
  readonly seen: number
}

/**
 * Results as they are shown: those that can be seen at once, those further down when these are painted, so that a key
 * waits for no more than the reader sees.
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

/** How many results reach into the window; none where there are no results. */
function visibleCount(place: Element): number | undefined {
  const items = [...place.querySelectorAll('.hits > li')].map(item => item.getBoundingClientRect())
  const last = items.at(-1)
  if (!last) return undefined
  const reaching = items.filter(({ top }) => top < innerHeight).length
  // A list that ends above the window's end may well have had room for more.
  return last.bottom < innerHeight ? Infinity : reaching
}
