import { create, type Font, type Glyph } from 'fontkit'
import { readFont, splitByFont } from '../pdf/faces.ts'

type DisplayFace = 'display-600' | 'display-700'

const read = async (face: DisplayFace): Promise<[usual: Font, rare: Font]> => [
  create(await readFont(face, 'latin')),
  create(await readFont(face, 'latin-ext')),
]

const fonts = new Map<DisplayFace, ReturnType<typeof read>>()

/** The two files of a face, read once. */
function readFace(face: DisplayFace): ReturnType<typeof read> {
  const known = fonts.get(face) ?? read(face)
  fonts.set(face, known)
  return known
}

const outlines = new WeakMap<Glyph, string>()

function outlineOf(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.path.toSVG()
  outlines.set(glyph, outline)
  return outline
}

/** The settings of a row of letters. */
export interface Row {
  readonly text: string
  readonly weight: 600 | 700
  /** In pixels. */
  readonly size: number
  /** Additional space between letters, in multiples of the size. */
  readonly tracking: number
  readonly x: number
  /** The middle of the letters' line box, whose height the font declares. */
  readonly middle: number
}

/** Sets a row of letters in the display face, as outlines: SVG that needs no font. */
export async function setRow({ text, weight, size, tracking, x, middle }: Row): Promise<string> {
  const face = `display-${weight}` as const
  const [usual, rare] = await readFace(face)
  const scale = size / usual.unitsPerEm
  const baseline = middle + ((usual.ascent + usual.descent) / 2) * scale
  let at = 0
  const letters = splitByFont(face, text).flatMap(run => {
    const { glyphs, positions } = (run.font === face ? usual : rare).layout(run.text)
    return glyphs.map((glyph, index) => {
      const start = at
      at += (positions[index]?.xAdvance ?? 0) + tracking * usual.unitsPerEm
      return `<path transform="translate(${start.toFixed(1)})" d="${outlineOf(glyph)}"/>`
    })
  })
  return `<g transform="translate(${x} ${baseline.toFixed(2)})scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${letters.join('')}</g>`
}
