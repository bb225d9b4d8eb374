/**
 * The same name for all spellings of an address that reach one mailbox: without its tag, in lower case. Gmail has two
 * domains and ignores dots.
 *
 *     mailboxName('Ann+news@Example.com') // => 'ann@example.com'
 */
export function mailboxName(address: string): string {
  const at = address.lastIndexOf('@')
  const name = address
    .slice(0, at)
    .replace(/(?<=.)\+.*$/s, '')
    .toLowerCase()
  const domain = address.slice(at + 1).toLowerCase()
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
