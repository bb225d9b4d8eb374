import { splitByFont } from './faces.ts'

type Attributes = Readonly<Record<string, string>>

const line = { fill: 'none', 'stroke-width': '7', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
const label = { fill: '#12203f', 'font-size': '16', 'letter-spacing': '-0.16' }

/** The attributes for each class of `map.css` in the light theme, since print has no style sheets. */
export const printStyles: Readonly<Record<string, Attributes>> = {
  map__sea: { fill: '#eaf2f3' },
  map__land: { fill: '#fdfcf9' },
  map__border: { fill: 'none', stroke: '#dcd8cd', 'stroke-width': '1.5', 'stroke-linejoin': 'round' },
  map__line: line,
  'map__line--dotted': { 'stroke-dasharray': '0.5 11' },
  'map__line--pink': { stroke: '#db6484' },
  'map__line--sea': { stroke: '#2b7188' },
  'map__line--pine': { stroke: '#2f7d63' },
  'map__line--sun': { stroke: '#b5780f' },
  'map__line--brick': { stroke: '#b5432f' },
  'map__line--grey': { stroke: '#7b8599' },
  map__stop: { fill: '#fdfcf9', stroke: '#12203f', 'stroke-width': '2.5' },
  'map__stop--big': { 'stroke-width': '3.5' },
  'map__stop--start': { fill: '#db6484' },
  map__label: label,
  'map__label--big': { 'font-size': '18' },
}

const halo = 'fill="none" stroke="#fdfcf9" stroke-width="5" stroke-linejoin="round"'
const labelMark = /<text class="([^"]*)" (x="[^"]*" y="[^"]*")>([^<]*)<\/text>/g
const classMark = / class="([^"]*)"/g

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

function attributesOf(classes: string): Attributes {
  return Object.assign({}, ...classes.split(' ').map(name => printStyles[name] ?? {}))
}

/** A name over its halo. Letters that are not in the first font file come from the second. */
function printLabel(classes: string, place: string, name: string): string {
  const face = classes.includes('map__label--big') ? 'display-700' : 'display-600'
  const { fill, ...type } = attributesOf(classes)
  const spans = splitByFont(face, name)
    .map(({ font, text }) => `<tspan font-family="${font}">${text}</tspan>`)
    .join('')
  const text = (paint: string) =>
    `<text ${place} font-family="${face}"${write(type)} ${paint}>${spans}</text>`
  return text(halo) + text(`fill="${fill}"`)
}

/**
 * Converts a map with the classes of `map.css` to one that needs no style sheet.
 *
 * @param names whether the map has names and stops; without them it shows only lines
 */
export function printSvg(svg: string, { names }: { readonly names: boolean }): string {
  return (names ? svg : svg.replace(labelMark, '').replace(/<circle[^>]*\/>|<circle[^>]*>.*?<\/circle>/g, ''))
    .replace(labelMark, (_, classes: string, place: string, name: string) => printLabel(classes, place, name))
    .replace(classMark, (_, classes: string) => write(attributesOf(classes)))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
