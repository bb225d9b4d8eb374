import { inflateSync } from 'node:zlib'

/** The text of a PDF made by Firefox, and the addresses of its links. */
export interface Printed {
  /** Without spaces, which a printed line has as distances. */
  readonly letters: string
  readonly links: readonly string[]
}

/** Reads the text in a PDF in Latin letters, except for a few ligatures, and its links. */
export function readPrinted(pdf: Buffer): Printed {
  const source = pdf.toString('latin1')
  const unpacked = [...source.matchAll(/(?<!end)stream\r?\n/g)].map(({ 0: start, index }) => {
    try {
      return inflateSync(pdf.subarray(index + start.length)).toString('latin1')
    } catch {
      // A picture or a font.
      return ''
    }
  })
  const all = unpacked.join('\n')
  const shown = [...all.matchAll(/\[[^\]]*\]\s*TJ|\([^)]*\)\s*Tj/g)].map(([words]) =>
    [...words.matchAll(/\(((?:\\.|[^\\)])*)\)/g)].map(([, part = '']) => part).join(''),
  )
  return {
    letters: shown.join('').replace(/\s/g, ''),
    links: [...all.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address),
  }
}
