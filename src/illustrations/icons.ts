import { readFileSync } from 'node:fs'

/** Islands use the sheet as a file. Each icon is 24 units wide and high. */
export const iconSheet = readFileSync('public/icons.svg', 'utf8')
const shapes = new Map(
  [...iconSheet.matchAll(/<symbol id="i-(\w+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g)].map(
    ([, name = '', drawn = '']) => [name, drawn],
  ),
)

/**
 * Returns the shapes of an icon. Within a page they are shown at the first paint, without a request.
 *
 * @throws an error with the name of an icon that is not in the sheet
 */
export function iconShapes(name: string): string {
  const drawn = shapes.get(name)
  if (drawn === undefined) throw new Error(`public/icons.svg has no icon "${name}"`)
  return drawn
}
