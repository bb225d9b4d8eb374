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

const withUnicodeDomain = /^([^@]*@)([\p{L}\p{M}\p{N}.-]+)$/u

/**
 * An address with its domain in the form that mail servers use; any other text stays as it is. Most browsers convert the
 * domain themselves.
 *
 *     withAsciiDomain('kalle@räksmörgås.se') // => 'kalle@xn--rksmrgs-5wao1o.se'
 */
export function withAsciiDomain(address: string): string {
  const [, local = '', domain = ''] = (address.length <= 254 && withUnicodeDomain.exec(address)) || []
  if (/^[\x20-\x7e]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return address
  return local + new URL(`http://${domain}`).hostname
}
