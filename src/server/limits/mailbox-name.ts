/**
 * The same name for all spellings of an address that reach one mailbox: without its tag, in lower case.
 *
 *     mailboxName('Ann+news@Example.com') // => 'ann@example.com'
 */
export function mailboxName(address: string): string {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  return `${name.replace(/(?<=.)\+.*$/s, '')}${address.slice(at)}`.toLowerCase()
}
