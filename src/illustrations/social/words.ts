import { createElement as element } from 'react'
import satori from 'satori'
import { fontFamily, socialFonts } from './fonts.ts'
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

const night = '#12203f'

/** The brand's name stands beside its mark, which is drawn apart. */
const brandHeight = 56
const besideMark = 72

/** Room under the last line, in sizes: a line this tight does not hold its own descenders. */
const descender = 0.12

/** Sets the words of a picture in the display face, as outlines: a whole `<svg>` that needs no font. */
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
  const brandName = {
    height: brandHeight,
    marginLeft: besideMark,
    display: 'flex',
    alignItems: 'center',
    fontSize: 42,
    fontWeight: 700,
    letterSpacing: '-0.03em',
  }
  const kickerLine = { fontSize: 34, fontWeight: 600, letterSpacing: '-0.01em', marginBottom: 12 }
  const titleLines = {
    display: 'flex',
    flexDirection: 'column',
    fontSize: size,
    fontWeight: 700,
    lineHeight: titleLineHeight,
    letterSpacing: `${titleTracking}em`,
    paddingBottom: Math.round(size * descender),
  } as const
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: titleAt === 'foot' ? 'space-between' : 'flex-start',
    gap: 24,
    width,
    height,
    color: night,
    fontFamily,
  } as const
  const tree = element(
    'div',
    { style: column },
    element('div', { style: brandName }, brand),
    element(
      'div',
      { style: { display: 'flex', flexDirection: 'column' } },
      kicker ? element('div', { style: kickerLine }, kicker) : null,
      element(
        'div',
        { style: titleLines },
        lines.map(line => element('div', { key: line, style: { whiteSpace: 'nowrap' } }, line)),
      ),
    ),
  )
  return satori(tree, { width, height, fonts: await socialFonts() })
}
