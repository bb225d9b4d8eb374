/** Digits and capitals that nobody takes for one another on the phone: no 0, 1, I, L, O and U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Random bytes from here on would favour the first letters, so they are thrown away. */
const fairBelow = Math.floor(256 / alphabet.length) * alphabet.length

/** Gives that many random bytes. */
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

/** What a reference from outside (a query parameter) must look like to be shown. */
export const referenceShape = /^P-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/
