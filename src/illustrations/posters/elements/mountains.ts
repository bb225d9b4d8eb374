import { type Hex, mix } from '../colour.ts'
import { fill } from '../paint.ts'
import { integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'

interface Peak {
  /** The summit. */
  x: number
  y: number
  /** The width between its feet. */
  span: number
  base: number
  /** The share of its height that has snow, 0 to 1. */
  snow: number
}

/** One faceted peak, light on its left flank. Its feet, its summit and its shoulder are seeded. */
function peak({ random, palette }: Sheet, { x, y, span, base, snow }: Peak, lit: Hex): string {
  const shade = mix(lit, palette.dark, 0.22)
  const lean = random.between(0.36, 0.64)
  const [left, right, height] = [x - span * lean, x + span * (1 - lean), base - y]
  const jag = span * 0.07
  const shoulder = random.between(0.5, 0.72)
  const bulge = span * random.between(-0.02, 0.07)
  const onRight = random.next() < 0.5
  const breakAt = (foot: number, out: number) =>
    integerPath`L${x + (foot - x) * shoulder + out} ${y + height * shoulder - bulge * 0.6}`
  const outline =
    integerPath`M${left} ${base}` +
    (onRight ? '' : breakAt(left, -bulge)) +
    integerPath`L${x} ${y}` +
    (onRight ? breakAt(right, bulge) : '') +
    integerPath`L${right} ${base}z`
  const facet =
    integerPath`M${x} ${y}l${jag} ${height * 0.22} ${-jag * 1.5} ${height * 0.2} ${jag * 2} ${height * 0.24} ${-jag} ${height * 0.34}H${right}` +
    (onRight ? breakAt(right, bulge) : '') +
    'z'
  const body = fill(lit, outline) + fill(shade, facet)
  if (snow === 0) return body

  /** A point on the slope, at a share of the height; snow lies above the shoulder, or not far below it. */
  const slopeAt = (foot: number, broken: boolean, out: number, share: number) =>
    broken
      ? x + ((foot - x) * shoulder + out) * ((height * share) / (height * shoulder - bulge * 0.6))
      : x + (foot - x) * share
  const [leftX, rightX] = [slopeAt(left, !onRight, -bulge, snow), slopeAt(right, onRight, bulge, snow * 0.86)]
  const [leftY, rightY] = [y + height * snow, y + height * snow * 0.86]
  const middle = x + random.between(-0.04, 0.1) * span * Math.min(1, snow * 2)
  const tongue = y + height * snow * 0.8
  // The cap of a low peak is narrow, so the teeth of its edge must be, too, or they would be outside the slope.
  const tooth = Math.min(jag, (middle - leftX) * 0.35)
  const shadeTooth = Math.max(0, Math.min(jag, (rightX - middle) * 0.3))
  const notchX = Math.min(rightX - shadeTooth * 0.7, slopeAt(right, onRight, bulge, snow * 0.74))
  /** The share of the height to which the line between light and shade is followed down from the summit. */
  const crest = Math.min(1, (snow * 0.6) / 0.22)
  const [crestX, crestY] = [jag * crest, height * 0.22 * crest]
  return (
    body +
    fill(
      palette.snow,
      integerPath`M${x} ${y}L${leftX} ${leftY}l${tooth} ${-height * snow * 0.14} ${tooth * 0.57} ${height * snow * 0.26} ${tooth * 0.86} ${-height * snow * 0.24}`,
      integerPath`L${middle} ${tongue}L${x + crestX} ${y + crestY}z`,
    ) +
    fill(
      mix(palette.snow, shade, 0.38),
      integerPath`M${x} ${y}l${crestX} ${crestY}L${middle} ${tongue}l${shadeTooth * 0.7} ${-height * snow * 0.16} ${shadeTooth * 0.57} ${height * snow * 0.24}`,
      integerPath`L${notchX} ${rightY - height * snow * 0.12}L${rightX} ${rightY}z`,
    )
  )
}

export interface RangeShape {
  base: number
  /** Height of the highest summit, in units from the top of the sheet. */
  top: number
  /** Units between summits, on average. */
  spacing: number
  colour: Hex
  /** Snow on the highest summit, 0 to 1; lower ones have less. */
  snow: number
}

/**
 * A range that rises to one or two massifs and falls away from them, so that a wide picture has a silhouette of its own
 * and does not repeat the same peak. The high peaks are behind the low ones.
 */
export function range(sheet: Sheet, { base, top, spacing, colour, snow }: RangeShape): string {
  const { width, random, wide } = sheet
  const massifs = wide
    ? [
        { x: width * random.between(0.6, 0.76), height: 1 },
        { x: width * random.between(0.08, 0.24), height: random.between(0.62, 0.8) },
      ]
    : [{ x: width * random.between(0.2, 0.8), height: 1 }]
  const reach = wide ? width * 0.24 : width * 0.6
  const rise = (x: number) =>
    Math.max(0.34, ...massifs.map(massif => massif.height - (0.6 * Math.abs(x - massif.x)) / reach))

  const summits: number[] = massifs.map(massif => massif.x)
  let x = random.between(-0.3, 0.3) * spacing
  while (x < width + spacing * 0.4) {
    if (massifs.every(massif => Math.abs(massif.x - x) > spacing * 0.5)) summits.push(x)
    x += spacing * random.between(0.7, 1.5)
  }
  return summits
    .map(summit => ({ summit, height: rise(summit) * random.between(0.86, 1) }))
    .sort((first, second) => second.height - first.height)
    .map(({ summit, height }) => {
      const y = base - (base - top) * height
      const span = (spacing * 0.5 + (base - y) * 0.62) * random.between(0.9, 1.35)
      return peak(sheet, { x: summit, y, span, base, snow: snow * Math.min(1, height + 0.1) }, colour)
    })
    .join('')
}

/** Old, rounded mountains: broad backs that overlap, each with its shaded side. */
export function fells(sheet: Sheet, { base, top, spacing, colour }: Omit<RangeShape, 'snow'>): string {
  const { width, random, palette } = sheet
  let shapes = ''
  let x = random.between(-0.2, 0.2) * spacing
  for (let index = 0; x < width + spacing * 0.5; index++) {
    const front = index % 2 === 1 || random.next() < 0.25
    const y = top + (base - top) * (front ? random.between(0.4, 0.65) : 0.5 * random.next() ** 1.5)
    const steep = random.between(0.75, 1.05)
    const [left, right] = [(base - y) * steep + spacing * 0.2, (base - y) * (1.9 - steep) + spacing * 0.2]
    const lit = mix(colour, palette.hill, front ? 0.35 : 0.08)
    const back = integerPath`Q${x + right * 0.3} ${y} ${x + right * 0.5} ${y + (base - y) * 0.45}T${x + right} ${base}`
    shapes +=
      fill(
        lit,
        integerPath`M${x - left} ${base}Q${x - left * 0.5} ${y + (base - y) * 0.3} ${x - left * 0.25} ${y + (base - y) * 0.1}T${x} ${y}`,
        back,
        'z',
      ) +
      fill(
        mix(lit, palette.dark, 0.2),
        integerPath`M${x} ${y}`,
        back,
        integerPath`H${x + right * 0.2}Q${x + right * 0.3} ${y + (base - y) * 0.6} ${x} ${y}z`,
      )
    x += spacing * random.between(0.45, 1.25)
  }
  return shapes
}
