import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The typefaces of our documents: family and weight of the files in `@fontsource`. */
export const faces = {
  'display-600': ['familjen-grotesk', 600],
  'display-700': ['familjen-grotesk', 700],
  text: ['source-sans-3', 400],
  'text-600': ['source-sans-3', 600],
} as const

export type Face = keyof typeof faces

/** Each face has two files: letters of western Europe, and further Latin letters. */
export type FontName = Face | `${Face}-ext`

type Subset = 'latin' | 'latin-ext'

const fonts = new Map<string, Promise<Buffer>>()

/**
 * One of a face's two files, decompressed: with a compressed font, PDFKit decompresses all outlines again for each
 * letter.
 */
export function readFont(face: Face, subset: Subset): Promise<Buffer> {
  const name = `${face}-${subset}`
  const font = fonts.get(name) ?? unpack(face, subset)
  fonts.set(name, font)
  return font
}

async function unpack(face: Face, subset: Subset): Promise<Buffer> {
  const { convert } = await import('fontverter')
  const [family, weight] = faces[face]
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
  return convert(await readFile(createRequire(import.meta.url).resolve(file)), 'sfnt')
}

const western = /[ -\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]+/y

/**
 * Splits a text into runs that can each be set in one font file.
 *
 *     splitByFont('text', 'Gdańsk') // => [{ font: 'text', text: 'Gda' }, { font: 'text-ext', text: 'ń' }, …]
 */
export function splitByFont(face: Face, text: string): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = []
  let at = 0
  while (at < text.length) {
    western.lastIndex = at
    const found = western.exec(text)?.[0]
    const [font, run]: [FontName, string] = found ? [face, found] : [`${face}-ext`, text.charAt(at)]
    const last = runs.at(-1)
    if (last?.font === font) last.text += run
    else runs.push({ font, text: run })
    at += run.length
  }
  return runs
}
