import { setRow } from './letters.ts'
import { setTitle, titleLineHeight, titleTracking } from './set-title.ts'

/** The words of a picture and the column they stand in, in pixels. */
export interface Words {
  readonly brand: string
  /** What kind of page it is. */
  readonly kicker?: string | undefined
  readonly title: string
  readonly width: number
  readonly height: number
  readonly titleHeight: number
  /** Where the title is: right under the brand, or at the foot as on a printed cover. */
  readonly titleAt: 'top' | 'foot'
}

/** The brand's name stands beside its mark, which is drawn apart. */
const brandHeight = 56
const besideMark = 72
const gap = 24
/** From the top of the kicker to the title. */
const kickerHeight = 54.5
const kickerMiddle = 21.25

/** Room under the last line, in sizes: a line this tight does not hold its own descenders. */
const descender = 0.12

/** Sets the words of a picture in the display face, as outlines: SVG of their column that needs no font. */
export async function setWords({
  brand,
  kicker,
  title,
  width,
  height,
  titleHeight,
  titleAt,
}: Words): Promise<string> {
  const { size, lines } = setTitle(title, width, titleHeight)
  const lineHeight = size * titleLineHeight
  const foot = height - Math.round(size * descender) - lines.length * lineHeight
  const top = titleAt === 'foot' ? foot : brandHeight + gap + (kicker ? kickerHeight : 0)
  const rows = await Promise.all([
    setRow({
      text: brand,
      weight: 700,
      size: 42,
      tracking: -0.03,
      x: besideMark,
      middle: brandHeight / 2,
    }),
    kicker &&
      setRow({
        text: kicker,
        weight: 600,
        size: 34,
        tracking: -0.01,
        x: 0,
        middle: top - kickerHeight + kickerMiddle,
      }),
    ...lines.map((text, index) =>
      setRow({
        text,
        weight: 700,
        size,
        tracking: titleTracking,
        x: 0,
        middle: top + (index + 0.5) * lineHeight,
      }),
    ),
  ])
  return rows.filter(Boolean).join('')
}
