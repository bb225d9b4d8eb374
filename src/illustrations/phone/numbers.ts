import { escapeHtml } from '../../shared/escape-html.ts'
import {
  activationForm,
  addForm,
  coverOnPass,
  letter,
  lockScreen,
  memorisedCode,
  paperSize,
  passportPage,
  seatForm,
} from './papers.ts'

/** The four numbers that people confuse: where each is found and where it is used. */
const drawings = {
  passNumber: { found: letter, used: addForm },
  coverNumber: { found: coverOnPass, used: seatForm },
  idNumber: { found: passportPage, used: activationForm },
  pin: { found: memorisedCode, used: lockScreen },
} as const

export type NumberName = keyof typeof drawings

/** The picture of where a number is found or used, as an SVG document, coloured by the classes of `phone.css`. */
export function numberPicture(name: NumberName, place: 'found' | 'used', title: string): string {
  const { width, height } = paperSize
  return `<svg class="paper" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${drawings[name][place]()}</svg>`
}
