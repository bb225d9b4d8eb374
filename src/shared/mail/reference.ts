/** Digits and capitals that cannot be confused on the phone: no 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Random bytes from this value on would favour the first letters, so they are discarded. */
const fairBelow = Math.floor(256 / alphabet.length) * alphabet.length

/** Returns that many random bytes. */
export type RandomBytes = (count: number) => Uint8Array

/** The reference of an accepted message, shown to its sender. `createReference(…) // => 'P-7K3M-9QXD'` */
export function createReference(randomBytes: RandomBytes): string {
  let letters = ''
  while (letters.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fairBelow && letters.length < length) letters += alphabet.charAt(byte % alphabet.length)
    }
  }
  return `P-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** The format of a reference. One from outside, such as a query parameter, is only shown if it matches. */
export const referenceShape = /^P-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/
