import { type PointerEvent, useRef, useState } from 'react'

/** The stop that is dragged, and its new index. */
interface Drag {
  readonly place: number
  readonly to: number
}

/**
 * Moves a stop by dragging its handle. Stops are the elements of the list with `data-stop`, in order.
 *
 * @param onMove called when the handle is released over another place
 */
export function useDrag(onMove: (place: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()

  function placeAt(y: number): number {
    const stops = [...(list.current?.querySelectorAll('[data-stop]') ?? [])]
    const below = stops.findIndex(stop => {
      const { top, height } = stop.getBoundingClientRect()
      return y < top + height / 2
    })
    return below === -1 ? stops.length : below
  }

  const handle = (place: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ place, to: place })
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>): void {
      if (!drag) return
      const gap = placeAt(clientY)
      // The stop is removed before it is inserted, so a place further down is one lower.
      setDrag({ place: drag.place, to: gap > drag.place ? gap - 1 : gap })
    },
    onPointerUp(): void {
      if (drag && drag.to !== drag.place) onMove(drag.place, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { list, drag, handle }
}
