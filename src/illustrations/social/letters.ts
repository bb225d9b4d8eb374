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

/** A letter in its place. */
export interface Letter {
  readonly glyph: Glyph
  /** The position of its origin, on the baseline, in pixels. */
  readonly x: number
  readonly y: number
  /** Pixels for each unit of the font. */
  readonly scale: number
}

/** Sets a row of letters in the display face. Spaces have no outline and are left out. */
export async function setRow({ text, weight, size, tracking, x, middle }: Row): Promise<Letter[]> {
  const face = `display-${weight}` as const
  const [usual, rare] = await readFace(face)
  const scale = size / usual.unitsPerEm
  const y = middle + ((usual.ascent + usual.descent) / 2) * scale
  let at = x
  const letters = splitByFont(face, text).flatMap(run => {
    const { glyphs, positions } = (run.font === face ? usual : rare).layout(run.text)
    return glyphs.map((glyph, index) => {
      const letter = { glyph, x: at, y, scale }
      at += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
      return letter
    })
  })
  return letters.filter(({ glyph }) => glyph.path.commands.length > 0)
}
