/** What nobody dials with fewer digits. */
const fewestDigits = 5

/**
 * Whether a text can be a phone number: enough digits. Words beside them are let through, since a person reads and
 * dials it, and may need them: an extension, when to ring.
 *
 *     isPhone('0701234567 after five') // => true
 *     isPhone('hej') // => false
 */
export function isPhone(value: string): boolean {
  return (value.match(/\d/g)?.length ?? 0) >= fewestDigits
}
