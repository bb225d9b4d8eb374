import { textWidth } from './text-width.ts'

/** Breaks a text at its spaces into lines no wider than `room`; a word that is wider has a line to itself. */
export function wrapText(text: string, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
