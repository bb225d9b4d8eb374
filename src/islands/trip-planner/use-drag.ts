import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { edgeScroll } from './edge-scroll.ts'

/** The stop that is dragged, and its new index. */
interface Drag {
  readonly place: number
  readonly to: number
}

/** The lower edge of the window, above the bar that may cover it. */
const lowerEdge = () =>
  innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0)

/**
 * Moves a stop by dragging its handle, and scrolls the page near the window's edges. Stops are the elements of the list
 * with `data-stop`, in order.
 *
 * @param onMove called when the handle is released over another place
 */
export function useDrag(onMove: (place: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  /** Undefined until the pointer moves, so that a press alone scrolls nothing. */
  const pointerY = useRef<number>(undefined)
  const [drag, setDrag] = useState<Drag>()
  const isDragging = drag !== undefined

  function placeAt(y: number): number {
    const stops = [...(list.current?.querySelectorAll('[data-stop]') ?? [])]
    const below = stops.findIndex(stop => {
      const { top, height } = stop.getBoundingClientRect()
      return y < top + height / 2
    })
    return below === -1 ? stops.length : below
  }

  function follow(): void {
    if (!drag || pointerY.current === undefined) return
    const gap = placeAt(pointerY.current)
    // The stop is removed before it is inserted, so a place further down is one lower.
    const to = gap > drag.place ? gap - 1 : gap
    if (to !== drag.to) setDrag({ place: drag.place, to })
  }

  const scroll = useEffectEvent(() => {
    const by = pointerY.current === undefined ? 0 : edgeScroll(pointerY.current, lowerEdge())
    if (by === 0) return
    scrollBy({ top: by, behavior: 'instant' })
    follow()
  })

  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function step() {
      scroll()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragging])

  const handle = (place: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointerY.current = undefined
      setDrag({ place, to: place })
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>): void {
      pointerY.current = clientY
      follow()
    },
    onPointerUp(): void {
      if (drag && drag.to !== drag.place) onMove(drag.place, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { list, drag, handle }
}
