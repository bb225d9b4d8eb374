import type { GeoContext } from 'd3-geo'

/**
 * A drawing context that writes path data in small relative steps: they take about two thirds of the bytes of absolute
 * ones.
 */
export interface OutlineWriter {
  readonly context: GeoContext
  /** The path data so far. */
  data(): string
}

/** `step` is the smallest difference that the writer keeps, in drawing units. */
export function outlineWriter(step: number): OutlineWriter {
  const decimals = step < 1 ? 1 : 0
  let data = ''
  // Counted in steps, so that rounding does not add up along the outline.
  let x = 0
  let y = 0
  const stepsTo = (toX: number, toY: number) => {
    const [fromX, fromY] = [x, y]
    x = Math.round(toX / step)
    y = Math.round(toY / step)
    return [x - fromX, y - fromY].map(steps => separated(shorten(steps * step, decimals))).join('')
  }
  let startX = 0
  let startY = 0
  return {
    context: {
      beginPath() {},
      moveTo(toX, toY) {
        data += `m${stepsTo(toX, toY).trimStart()}`
        startX = x
        startY = y
      },
      // Numbers after a move are lines, so that a line needs no letter.
      lineTo(toX, toY) {
        const steps = stepsTo(toX, toY)
        if (steps !== ' 0 0') data += steps
      },
      closePath() {
        data += 'z'
        x = startX
        y = startY
      },
      arc() {},
    },
    data: () => data,
  }
}

function shorten(value: number, decimals: number): string {
  return value
    .toFixed(decimals)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.')
}

/** A minus sign separates two numbers by itself. */
function separated(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`
}
