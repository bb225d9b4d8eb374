/** Advance widths of the display face at weight 700, in hundredths of the type size. */
const widths: Readonly<Record<string, string>> = {
  20: ' ',
  25: 'ijIJ.,·’:;!',
  27: 'l',
  30: '-',
  34: 'ft()/|',
  40: 'r',
  48: 'sz',
  51: 'vxycFL',
  53: 'e',
  57: 'abdghkunopqEYTøß0123456789+',
  60: 'PZRBS–ØDđłı',
  63: 'ACKVXG&',
  68: 'UDHOQØŁĐ',
  72: 'N',
  83: 'wæÆ…',
  92: 'mMW—œŒ',
}

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, set]) => [...set].map(one => [one, Number(width)])),
)
const unknownWidth = 68

/**
 * The width of a line of text in drawing units, rounded up: a label may have too much room, never too little. Accents
 * do not widen a letter.
 */
export function textWidth(text: string, size: number): number {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  let hundredths = 0
  for (const letter of letters) hundredths += widthOf.get(letter) ?? unknownWidth
  return Math.ceil((hundredths * size) / 100)
}
