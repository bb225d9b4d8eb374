import sharp from 'sharp'
import { type Frame, placed, rectangle } from './frame.ts'
import { setWords } from './words.ts'

/** What link previews ask for, in pixels. */
export const cardWidth = 1200
export const cardHeight = 630

/** What stands on a page's social picture. */
export interface CardDrawing {
  readonly brand: string
  readonly kicker?: string | undefined
  readonly title: string
  /** A drawing of the illustration system: a whole `<svg>`. */
  readonly picture: string
  /** A poster stands beside the words in its print margin; a scene fills the card behind them. */
  readonly kind: 'poster' | 'scene'
}

const whole: Frame = { x: 0, y: 0, width: cardWidth, height: cardHeight }
const print: Frame = { x: 732, y: 44, width: 404, height: 542 }
const poster: Frame = { x: 744, y: 56, width: 380, height: 518 }
const shade: Frame = { ...print, x: print.x + 2, y: print.y + 5 }

/** Columns of the words: left of the print, and in the calm upper left of a scene's sky. */
const columns = {
  poster: { frame: { x: 64, y: 48, width: 616, height: 560 }, titleHeight: 340, titleAt: 'foot' },
  scene: { frame: { x: 64, y: 48, width: 620, height: 400 }, titleHeight: 190, titleAt: 'top' },
} as const

const mark =
  '<path fill="#12203f" d="M67 48h50a3 3 0 0 1 3 3v50a3 3 0 0 1-3 3H67a3 3 0 0 1-3-3V51a3 3 0 0 1 3-3z"/>' +
  '<path stroke="#db6484" stroke-width="8.2" d="M64 84.2h56"/>' +
  '<circle cx="92" cy="84.2" r="10.2" fill="#fff" stroke="#db6484" stroke-width="5.9"/>'

/** The card as one `<svg>`, every word an outline. */
async function cardSvg({ picture, kind, ...words }: CardDrawing): Promise<string> {
  const { frame, titleHeight, titleAt } = columns[kind]
  const { width, height } = frame
  const text = await setWords({ ...words, width, height, titleHeight, titleAt })
  const ground =
    kind === 'poster'
      ? rectangle(whole, '#f4f2ec') +
        rectangle(shade, '#dcd8cd') +
        rectangle(print, '#fff') +
        placed(picture, poster)
      : placed(picture, whole)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">${ground}${mark}${placed(text, frame)}</svg>`
}

/** Draws a page's social picture as a JPEG: always the same for the same words and drawing. */
export async function drawCard(drawing: CardDrawing): Promise<Buffer> {
  const svg = await cardSvg(drawing)
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}
