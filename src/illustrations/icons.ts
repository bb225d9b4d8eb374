import { readFileSync } from 'node:fs'

/** Islands draw from the sheet as a file; each icon is 24 units wide and high. */
export const iconSheet = readFileSync('public/icons.svg', 'utf8')
const shapes = new Map(
  [...iconSheet.matchAll(/<symbol id="i-(\w+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g)].map(
    ([, name = '', drawn = '']) => [name, drawn],
  ),
)

/**
 * Returns the shapes of an icon. Written into a page, they show at the first paint and cost no request.
 *
 * @throws naming an icon that the sheet does not have
 */
export function iconShapes(name: string): string {
  const drawn = shapes.get(name)
  if (drawn === undefined) throw new Error(`public/icons.svg has no icon "${name}"`)
  return drawn
}
