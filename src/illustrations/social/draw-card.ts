import sharp from 'sharp'
import { cardHeight, cardWidth, posterHeight, posterWidth } from './card-size.ts'
import { type Frame, placed, rectangle } from './frame.ts'
import { type Card, copyPixels, fill, makeCard, type Piece, type Rgb, stamp } from './pixels.ts'
import { brandHeight, setBrand, setWords } from './words.ts'

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

/** The frame of the brand's mark and name, the same on both kinds of card. */
const brandFrame: Frame = { ...columns.poster.frame, height: brandHeight }
const mark =
  `<path fill="${colour(night)}" d="M67 48h50a3 3 0 0 1 3 3v50a3 3 0 0 1-3 3H67a3 3 0 0 1-3-3V51a3 3 0 0 1 3-3z"/>` +
  '<path stroke="#db6484" stroke-width="8.2" d="M64 84.2h56"/>' +
  '<circle cx="92" cy="84.2" r="10.2" fill="#fff" stroke="#db6484" stroke-width="5.9"/>'

/** A part of the card as one `<svg>`, in the card's coordinates. */
const pieceSvg = ({ x, y, width, height }: Frame, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`,
  )

async function drawPiece(frame: Frame, content: string): Promise<Piece> {
  const pixels = await sharp(pieceSvg(frame, content)).removeAlpha().raw().toBuffer()
  return { ...frame, pixels }
}

/** Draws what the cards of many pages have in common: all but the page's own words. */
async function drawGround({ brand, picture, kind }: CardDrawing): Promise<Piece[]> {
  const { x, y } = brandFrame
  const branded = `${mark}<g fill="${colour(night)}" transform="translate(${x} ${y})">${await setBrand(brand)}</g>`
  if (kind === 'scene') return [await drawPiece(whole, placed(picture, whole) + branded)]
  const framed = rectangle(shade, '#dcd8cd') + rectangle(print, '#fff') + placed(picture, poster)
  return Promise.all([
    drawPiece(stand, rectangle(stand, colour(paper)) + framed),
    drawPiece(brandFrame, rectangle(brandFrame, colour(paper)) + branded),
  ])
}

const grounds = new Map<string, Promise<Piece[]>>()

/** Many pages share a poster, so it is drawn once per build. A map belongs to one page and is not kept in memory. */
function groundOf(drawing: CardDrawing): Promise<Piece[]> {
  if (drawing.isShared === false) return drawGround(drawing)
  const key = `${drawing.brand} ${drawing.kind} ${drawing.picture}`
  const ground = grounds.get(key) ?? drawGround(drawing)
  grounds.set(key, ground)
  return ground
}

/** The coverage of each pixel by the words, for the rows that they occupy. */
async function drawWords(drawing: CardDrawing): Promise<Piece> {
  const { frame, titleHeight, titleAt } = columns[drawing.kind]
  const { x, y, width } = frame
  const words = await setWords({ ...drawing, ...frame, titleHeight, titleAt })
  const rows = { x, y: y + words.top, width, height: words.height }
  const svg = pieceSvg(rows, `<g transform="translate(${x} ${y})">${words.svg}</g>`)
  return { ...rows, pixels: await sharp(svg).extractChannel('alpha').raw().toBuffer() }
}

/** Finished cards to reuse: allocating two megabytes for each page would burden the garbage collector. */
const spare: Card[] = []

/** Draws a page's social picture as a JPEG, which is always the same for the same words and drawing. */
export async function drawCard(drawing: CardDrawing): Promise<Buffer> {
  const [ground, words] = await Promise.all([groundOf(drawing), drawWords(drawing)])
  const card = spare.pop() ?? makeCard(cardWidth, cardHeight)
  fill(card, paper)
  for (const piece of ground) copyPixels(piece, card)
  stamp(words, night, card)
  const jpeg = await sharp(card.pixels, { raw: { width: cardWidth, height: cardHeight, channels: 3 } })
    // Optimised coding would double the time to save a seventh of the bytes, which no page waits for.
    .jpeg({ quality: 82, optimiseCoding: false })
    .toBuffer()
  spare.push(card)
  return jpeg
}
