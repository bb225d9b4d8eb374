import { fill, line, withOpacity } from '../paint.ts'
import { integerPath, repeat } from '../path.ts'
import { type Sheet, sheetHeight } from '../sheet.ts'
import { ground, ridge } from './ridge.ts'

export interface SkyShape {
  /** The lower end of the sky, in units from the top. */
  horizon: number
  /** The sun or moon. */
  x: number
  y: number
  /** 0 for a sky without either. */
  radius: number
}

const starlight = '#f8efcf'

function stars({ width, quiet, random }: Sheet, horizon: number): string {
  const from = 6 + width * quiet
  const field = (count: number, lowest: number) =>
    repeat(
      count,
      () => integerPath`M${random.between(from, width - 6)} ${random.between(6, horizon * lowest)}h0`,
    )
  return (
    line(starlight, 1.5, field(Math.round((width * (1 - quiet)) / 12), 0.62), { round: true }) +
    line(starlight, 2.6, field(Math.round((width * (1 - quiet)) / 60), 0.5), { round: true })
  )
}

/** The sky in flat steps, as rings around the sun or as soft bands, with its sun or moon. */
export function sky(sheet: Sheet, { horizon, x, y, radius }: SkyShape): string {
  const { palette, width, random } = sheet
  const { sky: steps, sun, halo } = palette
  const rings = random.next() < 0.5 && !palette.stars
  const layers = steps.map((colour, step) => {
    const share = step / steps.length
    if (step === 0) return fill(colour, integerPath`M0 0h${width}v${sheetHeight}H0z`)
    if (!rings)
      return ground(
        ridge(sheet, { y: horizon * (0.16 + 0.74 * share), swing: 7, waves: 3 }),
        colour,
        horizon + 4,
      )
    const [rx, ry] = [width * (1.15 - share), horizon * (0.95 - 0.8 * share)].map(Math.round)
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y + (horizon - y) * 0.5)}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
  })
  const disc = (size: number, opacity: number) => {
    const shine = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(size)}" fill="${sun}"${shine}/>`
  }
  return [
    ...layers,
    palette.stars ? stars(sheet, horizon) : '',
    ...(radius > 0 ? [disc(radius * 1.7, halo * 0.6), disc(radius * 1.3, halo), disc(radius, 1)] : []),
  ].join('')
}

/** Drifting clouds of three strokes each. */
export function clouds(sheet: Sheet, y: number, count = 2): string {
  const { width, random, palette } = sheet
  if (!sheet.clouds) return ''
  return repeat(count * Math.ceil(width / 400), () => {
    const x = random.between(-20, width * 0.85)
    const top = y + random.between(-30, 30)
    const size = random.between(0.7, 1.25)
    const strokes =
      integerPath`M${x} ${top}h${70 * size}M${x + 22 * size} ${top - 8 * size}h${34 * size}` +
      integerPath`M${x - 22 * size} ${top + 8 * size}h${52 * size}`
    return line(palette.cloud, 9 * size, strokes, { round: true })
  })
}

/** A bank of cumulus behind a town, flat below. */
export function cloudBank(sheet: Sheet, base: number, size = 1): string {
  const { width, random, palette } = sheet
  const start = random.between(-30, width * 0.1)
  const end = start + width * random.between(0.6, 1.1)
  let x = start
  let outline = integerPath`M${x} ${base}`
  while (x < end) {
    const swell = Math.sin(Math.PI * Math.min(1, Math.max(0, (x + 30) / (end + 30))))
    const radius = (12 + 20 * swell * random.between(0.6, 1)) * size
    outline += integerPath`a${radius} ${radius} 0 0 1 ${radius * 1.5} ${random.between(-12, 12) * size}`
    x += radius * 1.5
  }
  return withOpacity(0.55, fill(palette.cloud, outline, integerPath`V${base + 40}H-40z`))
}
