import type { Box, Point } from './model.ts'

/** A point, with the index of its owner. */
export interface Owned {
  readonly owner: number
  readonly point: Point
}

/** Finds points in a box without looking at all of them. */
export interface PointGrid {
  /** Whether a test is true for a point in a box, or for some near it. */
  someNear(box: Box, test: (owned: Owned) => boolean): boolean
}

/** @param size of the grid's squares: a fraction of the size of the boxes */
export function pointGrid(points: readonly Owned[], size: number): PointGrid {
  const square = (value: number) => Math.floor(value / size)
  const columns = new Map<number, Map<number, Owned[]>>()
  for (const owned of points) {
    const [across, down] = [square(owned.point.x), square(owned.point.y)]
    const column = columns.get(across) ?? new Map<number, Owned[]>()
    columns.set(across, column)
    const found = column.get(down)
    if (found) found.push(owned)
    else column.set(down, [owned])
  }
  return {
    someNear({ left, top, right, bottom }, test) {
      for (let across = square(left); across <= square(right); across += 1) {
        const column = columns.get(across)
        if (!column) continue
        for (let down = square(top); down <= square(bottom); down += 1)
          if (column.get(down)?.some(test)) return true
      }
      return false
    },
  }
}
