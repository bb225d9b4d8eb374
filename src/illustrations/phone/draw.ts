import { escapeHtml } from '../../shared/escape-html.ts'

/*
 * Parts of a drawing as SVG strings. Colours are classes of `phone.css`, so that one drawing works on light and dark
 * pages and in the film. Lengths are in units of the drawing, of about one CSS pixel each.
 */

const number = (value: number) => String(Math.round(value * 10) / 10 || 0)

/** Path data with its numbers to one decimal. */
export const data = (parts: TemplateStringsArray, ...values: readonly number[]) =>
  parts.reduce((text, part, index) => text + number(values[index - 1] ?? 0) + part)

/** A shape with a class of `phone.css`, without its prefix; several are separated by a space. */
export const shape = (look: string, path: string) => `<path class="${classes(look)}" d="${path}"/>`

/** A rectangle from its top left corner, its corners rounded by `radius`. */
export function box(look: string, x: number, y: number, width: number, height: number, radius = 0): string {
  const round = radius > 0 ? ` rx="${number(radius)}"` : ''
  return `<rect class="${classes(look)}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${round}/>`
}

/** A disc or a ring around its centre. */
export const disc = (look: string, x: number, y: number, radius: number) =>
  `<circle class="${classes(look)}" cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"/>`

/** A code, a name or a time, from its left end on the baseline. Drawings contain no words of any language. */
export const textAt = (look: string, x: number, y: number, text: string) =>
  text === ''
    ? ''
    : `<text class="${classes(look)}" x="${number(x)}" y="${number(y)}">${escapeHtml(text)}</text>`

/** Shapes moved to another origin. */
export const moved = (x: number, y: number, ...shapes: readonly string[]) =>
  `<g transform="translate(${number(x)} ${number(y)})">${shapes.join('')}</g>`

/** Shapes drawn around 0,0, moved and scaled; `scale` is 1 for their own size. */
export const scaled = (x: number, y: number, scale: number, ...shapes: readonly string[]) =>
  `<g transform="translate(${number(x)} ${number(y)})scale(${Math.round(scale * 1000) / 1000})">${shapes.join('')}</g>`

/** Shapes with an opacity from 0 to 1, so that the background shows through. */
export function withOpacity(opacity: number, ...shapes: readonly string[]): string {
  if (opacity <= 0) return ''
  return opacity >= 1
    ? shapes.join('')
    : `<g opacity="${Math.round(opacity * 100) / 100}">${shapes.join('')}</g>`
}

function classes(look: string): string {
  return look
    .split(' ')
    .map(name => `ph-${name}`)
    .join(' ')
}
