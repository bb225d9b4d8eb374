import { mix } from '../colour.ts'
import { fill, line } from '../paint.ts'
import { integerPath, repeat } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/**
 * Sea cliffs that recede from the viewer: layered rock with a green edge, the nearest and highest around `x`. They
 * stand in the water.
 */
export function cliffs({ width, palette, materials }: Sheet, x: number): string {
  const headlands = [
    { left: x - 150, top: 206, foot: 256, haze: 0.62 },
    { left: x - 112, top: 212, foot: 276, haze: 0.34 },
    { left: x - 64, top: 218, foot: 318, haze: 0 },
  ]
  const sea = palette.sky.at(-1) ?? palette.far
  return headlands
    .map(({ left, top, foot, haze }) => {
      const rock = mix(mix(materials.stoneShade, palette.dark, 0.22), sea, haze)
      const lit = mix(materials.stoneShade, sea, haze)
      const height = foot - top
      const face = integerPath`M${left} ${foot}l4 ${-height * 0.45}l7 ${-height * 0.15}l5 ${-height * 0.4}`
      const strata = Math.floor(height / 13)
      return (
        fill(rock, face, integerPath`Q${left + 90} ${top - 12} ${width + 20} ${top - 6}V${foot}z`) +
        fill(lit, face, integerPath`h16l-2 ${height * 0.38}l8 ${height * 0.3}l-6 ${height * 0.32}z`) +
        line(
          mix(rock, palette.dark, 0.2),
          1.6,
          repeat(
            strata,
            layer =>
              integerPath`M${left + 26 + (layer % 2) * 14} ${top + 16 + layer * 12}q60 -6 ${width - left} -4`,
          ),
        ) +
        fill(
          mix(materials.leaf, sea, haze * 0.8),
          integerPath`M${left + 14} ${top + 2}Q${left + 90} ${top - 18} ${width + 20} ${top - 14}v26Q${left + 90} ${top + 6} ${left + 18} ${top + 7}z`,
        )
      )
    })
    .join('')
}
