import { adopt } from '../adopt/adopt.ts'
import css from './saver.css?inline'

let adopted = false

/** Takes in the styles of what saving shows: they come with its script, and weigh nothing on a page where nobody saves. */
export function adoptStyles(): void {
  if (adopted) return
  adopted = true
  adopt(css)
}
