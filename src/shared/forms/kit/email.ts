const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/**
 * The pattern of the HTML standard for `type=email`, plus a dot in the domain. It has no nested repetition, so it is
 * linear, and allows no quotes, brackets, commas or spaces, so one address can never be read as two.
 */
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'i')

/** Whether a text is one plain e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && address.test(value)
}
