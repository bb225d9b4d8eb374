/** Whether an address is scheme and host alone. A path after it would be in none of the links that are made with it. */
export function isSiteAddress(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { href, origin } = new URL(value)
  return href === `${origin}/`
}
