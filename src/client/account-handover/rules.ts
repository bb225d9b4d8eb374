/** What the parameters of an address ask for. */
export type Step =
  | { readonly kind: 'receive'; readonly access: string; readonly refresh: string }
  /** The account site says that nobody is logged in. */
  | { readonly kind: 'forget' }
  /** Only one of the two tokens, which is of no use. */
  | { readonly kind: 'nothing' }
  /** No valid parameters: the account site has not been asked. */
  | { readonly kind: 'ask' }

/**
 * Reads the parameters of a hand-over.
 *
 * @param query the parameters as written in the address
 * @param origins our own: the page's and those of the configured domains
 */
export function stepOf(query: string, origins: readonly string[]): Step {
  const parameters = new URLSearchParams(query)
  const access = parameters.get('accesstoken')
  const refresh = parameters.get('refreshtoken')
  if (access && refresh) return { kind: 'receive', access: undoSpaces(access), refresh: undoSpaces(refresh) }
  if (access !== null || refresh !== null) return { kind: 'nothing' }
  const came = parameters.get('came')
  const answered = parameters.has('controlled') || (came !== null && isOwnAddress(came, origins))
  return { kind: answered ? 'forget' : 'ask' }
}

/** An unencoded plus sign arrives as a space in a query. Base64 contains plus signs and never spaces. */
const undoSpaces = (token: string) => token.replaceAll(' ', '+')

/** Whether an address is one of ours. */
export function isOwnAddress(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin)
}

/** The address that asks the account site who is logged in; it redirects back to `came`. */
export function askAddress(site: string, came: string): URL {
  const address = new URL(site)
  address.searchParams.set('forControl', 'true')
  address.searchParams.set('came', came)
  return address
}
