/** Whether an address consists of scheme and host only. Links made from an address with a path would lack the path. */
export function isSiteAddress(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { href, origin } = new URL(value)
  return href === `${origin}/`
}
