import { escapeHtml } from '../../shared/escape-html.ts'
import { box, data, shape } from './draw.ts'
import { screen } from './parts.ts'
import { type StepName, screens, stillMoments } from './screens.ts'

/** A phone's size in units of the drawing. */
export const phoneSize = { width: 200, height: 372 } as const
const rim = 10

const outline = (inset: number, radius: number) => {
  const [w, h] = [phoneSize.width - 2 * (inset + radius), phoneSize.height - 2 * (inset + radius)]
  const arc = (x: number, y: number) => data`a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`
  return (
    data`M${inset + radius} ${inset}h${w}` +
    `${arc(1, 1)}v${h}${arc(-1, 1)}h${-w}${arc(-1, -1)}v${-h}${arc(1, -1)}z`
  )
}

/** A phone with a step's screen at a moment from 0 to 1, as the content of an SVG of `phoneSize`. */
export function phone(step: StepName, moment: number): string {
  return [
    `<svg x="${rim}" y="${rim}" width="${screen.width}" height="${screen.height}" viewBox="0 0 ${screen.width} ${screen.height}">`,
    screens[step](moment),
    '</svg>',
    shape('case', outline(0, 28) + outline(rim, 19)),
    box('speaker', 86, 3.5, 28, 3, 1.5),
  ].join('')
}

/**
 * The still picture of a step as an SVG document, coloured by the classes of `phone.css`.
 *
 * @param title describes the drawing for readers who do not see it
 */
export function phonePicture(step: StepName, title: string): string {
  const { width, height } = phoneSize
  return `<svg class="phone" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${phone(step, stillMoments[step])}</svg>`
}
