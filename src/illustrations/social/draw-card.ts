import sharp from 'sharp'
import { cardHeight, cardWidth, posterHeight, posterWidth } from './card-size.ts'
import { drawLetter } from './draw-letter.ts'
import { type Frame, pieceSvg, placed, rectangle } from './frame.ts'
import { type Card, copyPixels, fill, makeCard, type Piece, type Rgb, stamp } from './pixels.ts'
import { brandHeight, setWords } from './words.ts'

/** The content of a page's social picture. */
export interface CardDrawing {
  readonly brand: string
  readonly kicker?: string | undefined
  readonly title: string
  /** A drawing of the illustration system: a whole `<svg>`. */
  readonly picture: string
  /** A poster is placed beside the words with the margin of a print; a scene fills the card behind them. */
  readonly kind: 'poster' | 'scene'
  /** Whether other pages have the same picture; `true` by default. */
  readonly isShared?: false
}

const whole: Frame = { x: 0, y: 0, width: cardWidth, height: cardHeight }
const print: Frame = { x: 732, y: 44, width: 404, height: 542 }
const poster: Frame = { x: 744, y: 56, width: posterWidth, height: posterHeight }
const shade: Frame = { ...print, x: print.x + 2, y: print.y + 5 }
/** The frame of the print and its shadow. */
const stand: Frame = {
  ...print,
  width: shade.x + shade.width - print.x,
  height: shade.y + shade.height - print.y,
}

/** The columns for words: left of the print, and in the calm upper left of a scene's sky. */
const columns = {
  poster: { frame: { x: 64, y: 48, width: 616, height: 560 }, titleHeight: 340, titleAt: 'foot' },
  scene: { frame: { x: 64, y: 48, width: 620, height: 400 }, titleHeight: 190, titleAt: 'top' },
} as const

const paper: Rgb = [0xf4, 0xf2, 0xec]
const night: Rgb = [0x12, 0x20, 0x3f]
const colour = (ink: Rgb) => `rgb(${ink.join()})`

/** The brand's mark, the same on both kinds of card. */
const markFrame: Frame = { ...columns.poster.frame, width: brandHeight, height: brandHeight }
const mark =
  `<path fill="${colour(night)}" d="M67 48h50a3 3 0 0 1 3 3v50a3 3 0 0 1-3 3H67a3 3 0 0 1-3-3V51a3 3 0 0 1 3-3z"/>` +
  '<path stroke="#db6484" stroke-width="8.2" d="M64 84.2h56"/>' +
  '<circle cx="92" cy="84.2" r="10.2" fill="#fff" stroke="#db6484" stroke-width="5.9"/>'

async function drawPiece(frame: Frame, content: string): Promise<Piece> {
  const pixels = await sharp(pieceSvg(frame, content)).removeAlpha().raw().toBuffer()
  return { ...frame, pixels }
}

/** Draws what the cards of many pages have in common: all but the page's own words. */
async function drawGround({ picture, kind }: CardDrawing): Promise<Piece[]> {
  if (kind === 'scene') return [await drawPiece(whole, placed(picture, whole) + mark)]
  const framed = rectangle(shade, '#dcd8cd') + rectangle(print, '#fff') + placed(picture, poster)
  return Promise.all([
    drawPiece(stand, rectangle(stand, colour(paper)) + framed),
    drawPiece(markFrame, rectangle(markFrame, colour(paper)) + mark),
  ])
}

const grounds = new Map<string, Promise<Piece[]>>()

/** Many pages share a poster, so it is drawn once per build. A map belongs to one page and is not kept in memory. */
function groundOf(drawing: CardDrawing): Promise<Piece[]> {
  if (drawing.isShared === false) return drawGround(drawing)
  const key = `${drawing.kind} ${drawing.picture}`
  const ground = grounds.get(key) ?? drawGround(drawing)
  grounds.set(key, ground)
  return ground
}

/** The letters of the words, each with the coverage of its pixels. */
async function drawWords(drawing: CardDrawing): Promise<Piece[]> {
  const { frame, ...title } = columns[drawing.kind]
  const letters = await setWords({ ...drawing, ...frame, ...title })
  return Promise.all(
    letters.map(async letter => {
      const drawn = await drawLetter(letter)
      // A letter between two pixels would have to be drawn for each such position.
      const [x, y] = [Math.round(frame.x + letter.x), Math.round(frame.y + letter.y)]
      return { ...drawn, x: x + drawn.x, y: y + drawn.y }
    }),
  )
}

const blank = makeCard(cardWidth, cardHeight)
fill(blank, paper)

/** Finished cards to reuse: allocating two megabytes for each page would burden the garbage collector. */
const spare: Card[] = []

/** Draws a page's social picture as a JPEG, which is always the same for the same words and drawing. */
export async function drawCard(drawing: CardDrawing): Promise<Buffer> {
  const [ground, words] = await Promise.all([groundOf(drawing), drawWords(drawing)])
  const card = spare.pop() ?? makeCard(cardWidth, cardHeight)
  card.pixels.set(blank.pixels)
  for (const piece of ground) copyPixels(piece, card)
  for (const letter of words) stamp(letter, night, card)
  const jpeg = await sharp(card.pixels, { raw: { width: cardWidth, height: cardHeight, channels: 3 } })
    // Optimised coding would double the time to save a seventh of the bytes, which no page waits for.
    .jpeg({ quality: 82, optimiseCoding: false })
    .toBuffer()
  spare.push(card)
  return jpeg
}
