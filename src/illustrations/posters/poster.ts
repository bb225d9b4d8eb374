import { escapeHtml } from '../../shared/escape-html.ts'
import { objects } from './objects.ts'
import type { PosterOptions } from './options.ts'
import { fill, placed } from './paint.ts'
import { integerPath } from './path.ts'
import { alps } from './scenes/alps.ts'
import { city } from './scenes/city.ts'
import { coast } from './scenes/coast.ts'
import { fjord } from './scenes/fjord.ts'
import { forest } from './scenes/forest.ts'
import { islands } from './scenes/islands.ts'
import { lake } from './scenes/lake.ts'
import { plain } from './scenes/plain.ts'
import { createSheet, type Sheet, sheetHeight } from './sheet.ts'

function scene(sheet: Sheet, options: PosterOptions): string {
  switch (options.kind) {
    case 'alps':
      return alps(sheet, options)
    case 'fjord':
      return fjord(sheet, options)
    case 'coast':
      return coast(sheet, options)
    case 'city':
      return city(sheet, options)
    case 'forest':
      return forest(sheet, options)
    case 'lake':
      return lake(sheet, options)
    case 'plain':
      return plain(sheet, options)
    case 'islands':
      return islands(sheet, options)
  }
}

/** The object of a poster on a bank of its own: nearer than anything else, and clear of the train. */
function foreground({ materials, palette, width, wide }: Sheet, { object }: PosterOptions): string {
  if (!object) return ''
  const x = width * 0.82
  return (
    fill(palette.dark, integerPath`M${x - 130} 400Q${x - 60} 366 ${x} 372T${width} 364V400z`) +
    placed(x, 384, wide ? 1.4 : 1.1, objects[object](materials))
  )
}

/**
 * Draws a railway poster in flat layers: a whole `<svg>`, valid as a file of its own and inside HTML. It has no style
 * attribute, script, id or text, so it needs no exception from the content policy.
 *
 *     poster({ kind: 'fjord', palette: 'day', landmark: 'stave-church', seed: 'norway' }) // => '<svg xmlns=…'
 *
 * @returns always the same string for the same options; 400 units high, 4 to 6.5 kB at 300 units wide
 */
export function poster(options: PosterOptions): string {
  const sheet = createSheet(options)
  const anchor = options.anchor === 'bottom' ? 'xMidYMax' : 'xMidYMid'
  const label = options.title ? `role="img" aria-label="${escapeHtml(options.title)}"` : 'aria-hidden="true"'
  const frame = `viewBox="0 0 ${sheet.width} ${sheetHeight}" preserveAspectRatio="${anchor} slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} ${label}>${scene(sheet, options)}${foreground(sheet, options)}</svg>`
}
