import { readFile } from 'node:fs/promises'
import { create, type Font, type Glyph } from 'fontkit'

/** Of a weight the file with the usual letters, and after it the one that has single letters of names such as Łódź. */
const files = (weight: 600 | 700) =>
  ['latin', 'latin-ext'].map(
    part => `node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-${part}-${weight}-normal.woff`,
  )

const read = async (weight: 600 | 700) =>
  Promise.all(files(weight).map(async file => create(await readFile(file))))

const faces = new Map<number, Promise<Font[]>>()

/** The display face at a weight, read once. */
function readFace(weight: 600 | 700): Promise<Font[]> {
  const face = faces.get(weight) ?? read(weight)
  faces.set(weight, face)
  return face
}

const outlines = new WeakMap<Glyph, string>()

function outlineOf(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.path.toSVG()
  outlines.set(glyph, outline)
  return outline
}

/** A text's letters, one font's after the other's, each as long a run as can be. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of text) {
    const font = fonts.find(one => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0]
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else if (font) runs.push({ font, text: letter })
  }
  return runs
}

/** How a row of letters is set. */
export interface Row {
  readonly text: string
  readonly weight: 600 | 700
  /** In pixels. */
  readonly size: number
  /** Room added between letters, in sizes. */
  readonly tracking: number
  readonly x: number
  /** The middle of the room that the letters take, which is as high as the font says. */
  readonly middle: number
}

/** Sets a row of letters in the display face, as outlines: SVG that needs no font. */
export async function setRow({ text, weight, size, tracking, x, middle }: Row): Promise<string> {
  const fonts = await readFace(weight)
  const [face] = fonts
  if (!face) return ''
  const scale = size / face.unitsPerEm
  const baseline = middle + ((face.ascent + face.descent) / 2) * scale
  let at = 0
  const letters = runsOf(text, fonts).flatMap(run => {
    const { glyphs, positions } = run.font.layout(run.text)
    return glyphs.map((glyph, index) => {
      const left = at
      at += (positions[index]?.xAdvance ?? 0) + tracking * face.unitsPerEm
      return `<path transform="translate(${left.toFixed(1)})" d="${outlineOf(glyph)}"/>`
    })
  })
  return `<g transform="translate(${x} ${baseline.toFixed(2)})scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${letters.join('')}</g>`
}
