import { drawGround } from './ground.ts'
import type { MapDrawing } from './map-drawing.ts'
import { layOutMap } from './map-layout.ts'
import { drawLabel, drawLine, drawStop } from './marks.ts'
import type { RailMapInput } from './model.ts'

/**
 * Draws railway lines on a map of their countries, coloured by the classes of `map.css`: the same for every language.
 *
 * @throws for a map with no station, and for an unknown station id, naming it.
 */
export function drawRailMap(input: RailMapInput): MapDrawing {
  const { projection, warp, drawn, labels, stops, times, groundNames } = layOutMap(input)
  const named = new Set(labels.map(({ stop }) => stop))
  const marks = [
    ...drawn.map(line => drawLine(line, { hasRoundCorners: !input.isTrue })),
    ...labels.map(label => drawLabel(label, { isPlain: input.isTrue === true })),
    // Last, so that the halo of a name does not nip a ring.
    ...stops.map(stop => drawStop(stop, { isStart: stop.id === input.start, isNamed: named.has(stop) })),
  ]
  return {
    width: projection.width,
    height: projection.height,
    ground: drawGround(projection, warp),
    marks: marks.join(''),
    groundNames: groundNames.map(({ kind, id, rows, box }) => ({
      kind,
      id,
      rows,
      x: (box.left + box.right) / 2,
      top: box.top,
    })),
    times: times.map(({ minutes, box }) => ({ minutes, x: (box.left + box.right) / 2, bottom: box.bottom })),
  }
}
