import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { locales } from '../../src/i18n/locales.ts'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import { captionFile } from './captions.ts'
import { filmSize, frame } from './frame.ts'
import { filmLength, stepStart, timeline } from './timeline.ts'

const root = new URL('../../', import.meta.url)
const target = (ending: string) => new URL(`public/film/mobile-pass.${ending}`, root)

/** The still picture before the film is played: the ticket is being shown. */
const stillAt = stepStart(6) + timeline.travel + timeline.action * 0.55

await Promise.all(locales.map(locale => writeFile(target(`${locale}.vtt`), captionFile(locale))))
if (!process.argv.includes('--captions')) await makeFilm()

/** Draws every frame in Chromium, with the site's own style sheets and font, and joins them with ffmpeg. */
async function makeFilm(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] })
  try {
    const page = await browser.newPage({
      viewport: { width: filmSize, height: filmSize },
      colorScheme: 'light',
    })
    await page.setContent(await stage())
    await page.evaluate(() => document.fonts.load('600 17px film'))
    await writeFile(
      target('avif'),
      await sharp(await draw(page, frame(stillAt)))
        .avif({ quality: 45 })
        .toBuffer(),
    )
    await encode(page)
  } finally {
    await browser.close()
  }
}

async function stage(): Promise<string> {
  const text = (path: string) => readFile(new URL(path, root), 'utf8')
  const font = await readFile(
    new URL(
      'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
      root,
    ),
  )
  const sheets = await Promise.all(
    ['src/styles/tokens.css', 'src/illustrations/phone/phone.css', 'scripts/film/film.css'].map(text),
  )
  return `<style>
    @font-face { font-family: film; font-weight: 400 700; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    :root { --font-display: film }
    body { margin: 0 }
    ${sheets.join('')}
  </style><svg viewBox="0 0 ${filmSize} ${filmSize}" width="${filmSize}" height="${filmSize}"></svg>`
}

/** @returns a PNG */
async function draw(page: Page, drawing: string): Promise<Buffer> {
  await page.locator('body > svg').evaluate((svg, inside) => {
    svg.innerHTML = inside
  }, drawing)
  return page.screenshot()
}

async function encode(page: Page): Promise<void> {
  const { framesPerSecond } = timeline
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-']
  const coding = ['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '21']
  const film = ['-preset', 'veryslow', '-tune', 'animation', '-movflags', '+faststart', '-an']
  // Without these a player guesses, and the brand's pink would differ from the still picture's.
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709',
    ...['space', '_primaries', '_trc'].flatMap(property => [`-color${property}`, 'bt709']),
  ]
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...coding, ...film, ...colours, target('mp4').pathname],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  const ended = once(ffmpeg, 'close')
  const count = Math.round(filmLength * framesPerSecond)
  let last: { drawing: string; picture: Buffer } = { drawing: '', picture: Buffer.alloc(0) }
  for (let index = 0; index < count; index++) {
    const drawing = frame(index / framesPerSecond)
    // If nothing moves, the previous picture is used again.
    if (drawing !== last.drawing) last = { drawing, picture: await draw(page, drawing) }
    if (!ffmpeg.stdin.write(last.picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  console.log(`${count} frames, ${filmLength.toFixed(1)} s`)
}
