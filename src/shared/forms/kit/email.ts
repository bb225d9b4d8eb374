const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/**
 * The pattern of the HTML standard for `type=email`, plus a dot in the domain, and without a dot at either end of the
 * local part or two in a row, which mail servers refuse. It has no nested repetition over the same characters, so it is
 * linear, and allows no quotes, brackets, commas or spaces, so one address can never be read as two.
 */
const address = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`, 'i')

/** Whether a text is one plain e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && address.test(value)
}
