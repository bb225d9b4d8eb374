import type { Hex } from './colour.ts'
import { decimalPath } from './path.ts'

/** A filled shape from one or more pieces of path data. */
export const fill = (colour: Hex, ...data: readonly string[]) =>
  `<path fill="${colour}" d="${data.join('')}"/>`

/** A filled shape in which a piece inside another is a hole. */
export const fillWithHoles = (colour: Hex, ...data: readonly string[]) =>
  `<path fill="${colour}" fill-rule="evenodd" d="${data.join('')}"/>`

interface LineLook {
  /** Lengths of dashes and gaps, as `4 5.2`. */
  dash?: string
  round?: boolean
}

/** A line of a given width, solid or dashed; dashes also draw a row of windows. */
export function line(colour: Hex, width: number, data: string, look: LineLook = {}): string {
  const dash = look.dash ? ` stroke-dasharray="${look.dash}"` : ''
  const cap = look.round ? ' stroke-linecap="round"' : ''
  return `<path fill="none" stroke="${colour}" stroke-width="${decimalPath`${width}`}"${dash}${cap} d="${data}"/>`
}

/** Shapes with an opacity from 0 to 1, so that the background shows through. */
export const withOpacity = (opacity: number, ...shapes: readonly string[]) =>
  `<g opacity="${Math.round(opacity * 100) / 100}">${shapes.join('')}</g>`

/** Shapes drawn around 0,0, moved and scaled. */
export const placed = (x: number, y: number, scale: number, ...shapes: readonly string[]) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})">${shapes.join('')}</g>`
