/** The accepted file types. An attachment gets the first extension; a file picker offers all. */
export const fileTypes = {
  pdf: { mime: 'application/pdf', endings: ['pdf'] },
  jpeg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', endings: ['png'] },
  webp: { mime: 'image/webp', endings: ['webp'] },
  heic: { mime: 'image/heic', endings: ['heic'] },
  text: { mime: 'text/plain', endings: ['txt'] },
} as const

/** The `accept` attribute of a file picker. `// => '.pdf,.jpg,.jpeg,…'` */
export const accept = Object.values(fileTypes)
  .flatMap(({ endings }) => endings.map(ending => `.${ending}`))
  .join(',')

export type FileType = keyof typeof fileTypes

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

/** Brands are four bytes each; real files list about six. */
const longestBrandList = 128

/**
 * The type of a file by its content, whatever its name; `undefined` for any type that forms do not accept. A signature
 * is an indication and no proof: attachments are passed on with this type's extension and never served.
 */
export function sniff(bytes: Uint8Array): FileType | undefined {
  if (has(bytes, 0, '%PDF-')) return 'pdf'
  if (has(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (has(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP')) return 'webp'
  if (has(bytes, 4, 'ftyp') && isHeic(bytes)) return 'heic'
  return isText(bytes) ? 'text' : undefined
}

function has(bytes: Uint8Array, offset: number, signature: string): boolean {
  return [...signature].every((character, index) => bytes[offset + index] === character.charCodeAt(0))
}

/** The major brand is at byte 8, a version at 12, and compatible brands from 16 to the end of the box. */
function isHeic(bytes: Uint8Array): boolean {
  const boxSize = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)
  const end = Math.min(boxSize, longestBrandList, bytes.length)
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    if (offset !== 12 && heicBrands.some(brand => has(bytes, offset, brand))) return true
  }
  return false
}

/** Tab, line feed, form feed and carriage return: the control characters of plain text. */
const textControls = [9, 10, 12, 13]

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  if (bytes.some(byte => (byte < 32 && !textControls.includes(byte)) || byte === 127)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
