import { type Letter, setRow } from './letters.ts'
import { setTitle, titleLineHeight, titleTracking } from './set-title.ts'

/** The words of a picture and their column, in pixels. */
export interface Words {
  /** The brand's name, at the top beside its mark, which is drawn separately. */
  readonly brand: string
  /** The kind of page. */
  readonly kicker?: string | undefined
  readonly title: string
  readonly width: number
  readonly height: number
  readonly titleHeight: number
  /** The position of the title: right below the brand, or at the bottom as on a printed cover. */
  readonly titleAt: 'top' | 'foot'
}

/** The brand's mark is as wide as it is high. */
export const brandHeight = 56
const besideMark = 72
const gap = 24
/** From the top of the kicker to the title. */
const kickerHeight = 54.5
const kickerMiddle = 21.25

/** Space below the last line, in multiples of the size: a line this tight does not include its own descenders. */
const descender = 0.12

/** Sets the words of a picture, with positions in their column. */
export async function setWords({
  brand,
  kicker = '',
  title,
  width,
  height,
  titleHeight,
  titleAt,
}: Words): Promise<Letter[]> {
  const { size, lines } = setTitle(title, width, titleHeight)
  const lineHeight = size * titleLineHeight
  const above = kicker ? kickerHeight : 0
  const foot = height - Math.round(size * descender) - lines.length * lineHeight
  const titleTop = titleAt === 'foot' ? foot : brandHeight + gap + above
  const rows = await Promise.all([
    setRow({ text: brand, weight: 700, size: 42, tracking: -0.03, x: besideMark, middle: brandHeight / 2 }),
    setRow({
      text: kicker,
      weight: 600,
      size: 34,
      tracking: -0.01,
      x: 0,
      middle: titleTop - kickerHeight + kickerMiddle,
    }),
    ...lines.map((text, index) =>
      setRow({
        text,
        weight: 700,
        size,
        tracking: titleTracking,
        x: 0,
        middle: titleTop + (index + 0.5) * lineHeight,
      }),
    ),
  ])
  return rows.flat()
}
