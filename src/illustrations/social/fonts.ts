import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = 'node_modules/@fontsource/familjen-grotesk/files'

/** The display face, and after it the file that has single letters of names such as Łódź and București. */
export const fontFamily = 'Familjen Grotesk, Familjen Grotesk Extended'

const files = [
  ['Familjen Grotesk', 'latin', 600],
  ['Familjen Grotesk', 'latin', 700],
  ['Familjen Grotesk Extended', 'latin-ext', 600],
  ['Familjen Grotesk Extended', 'latin-ext', 700],
] as const

const read = () =>
  Promise.all(
    files.map(async ([name, subset, weight]) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(join(folder, `familjen-grotesk-${subset}-${weight}-normal.woff`)),
    })),
  )

let fonts: ReturnType<typeof read> | undefined

/** The fonts of social pictures, read once a build. */
export function socialFonts(): ReturnType<typeof read> {
  fonts ??= read()
  return fonts
}
