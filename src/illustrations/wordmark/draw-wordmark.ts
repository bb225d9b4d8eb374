import { create, type PathCommand } from 'fontkit'
import { readFont } from '../pdf/faces.ts'

/**
 * The brand's name as one outline. Its box is as high as the letters' size, with the baseline where a line of text has
 * it.
 */
export interface Wordmark {
  readonly width: number
  readonly height: number
  /** For a path's `d`. */
  readonly outline: string
}

/** Units of the outline: at 24 pixels, eight to a pixel. */
const height = 192
/** Additional space between letters, in multiples of the size. */
const tracking = -0.045

/** Sets a name in the bold display face. Letters that its western file lacks are not supported. */
export async function drawWordmark(name: string): Promise<Wordmark> {
  const font = create(await readFont('display-700', 'latin'))
  const scale = height / font.unitsPerEm
  const baseline = (height + (font.ascent + font.descent) * scale) / 2
  const { glyphs, positions } = font.layout(name)
  const pen = createPen()
  let offset = 0
  for (const [index, glyph] of glyphs.entries()) {
    for (const { command, args } of glyph.path.commands)
      pen.write(
        command,
        args.map((value, at) => Math.round(at % 2 === 0 ? offset + value * scale : baseline - value * scale)),
      )
    offset += (positions[index]?.xAdvance ?? 0) * scale + tracking * height
  }
  return { width: Math.ceil(offset - tracking * height), height, outline: pen.outline() }
}

/**
 * Writes commands with relative coordinates, which are shorter than absolute ones, and in their shortest form: the
 * outline is in every page.
 */
function createPen() {
  let outline = ''
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  /** The control point of the next curve by SVG's `t` command, relative to the pen. */
  let [controlX, controlY] = [0, 0]
  return {
    outline: () => outline,
    /** @param places pairs of rounded coordinates */
    write(command: PathCommand['command'], places: readonly number[]): void {
      if (command === 'closePath') {
        outline += 'z'
        ;[x, y] = [startX, startY]
        return
      }
      const distances = places.map((place, at) => place - (at % 2 === 0 ? x : y))
      const [dx = 0, dy = 0, endX = dx, endY = dy] = distances
      const isCurve = command === 'quadraticCurveTo'
      const isMirrored = isCurve && dx === controlX && dy === controlY && (dx !== 0 || dy !== 0)
      if (command === 'moveTo') outline += `m${row(distances)}`
      else if (isMirrored) outline += `t${row([endX, endY])}`
      else if (isCurve) outline += `q${row(distances)}`
      else if (command === 'lineTo')
        outline += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${row(distances)}`
      else throw new Error(`${command} is not supported`)
      ;[controlX, controlY] = isCurve ? [endX - dx, endY - dy] : [0, 0]
      x += endX
      y += endY
      if (command === 'moveTo') [startX, startY] = [x, y]
    },
  }
}

const row = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')
