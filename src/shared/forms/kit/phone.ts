/** The minimum number of digits in a phone number. */
const fewestDigits = 5

/**
 * Whether a text can be a phone number: whether it has enough digits. Other words are allowed, since a person reads and
 * dials it, and may need them: an extension, when to call.
 *
 *     isPhone('0701234567 after five') // => true
 *     isPhone('hej') // => false
 */
export function isPhone(value: string): boolean {
  return (value.match(/\d/g)?.length ?? 0) >= fewestDigits
}
