/** What the parameters of an address ask for. */
export type Step =
  | { readonly kind: 'receive'; readonly access: string; readonly refresh: string }
  /** The account site says that nobody is logged in. */
  | { readonly kind: 'forget' }
  /** One token of two: of no use. */
  | { readonly kind: 'nothing' }
  /** None of the parameters counts: the account site has not been asked. */
  | { readonly kind: 'ask' }

/**
 * Reads the parameters of a hand-over.
 *
 * @param query the parameters as they stood in the address
 * @param origins our own: the page's and those of the configured domains
 */
export function stepOf(query: string, origins: readonly string[]): Step {
  const parameters = new URLSearchParams(query)
  const access = parameters.get('accesstoken')
  const refresh = parameters.get('refreshtoken')
  if (access && refresh) return { kind: 'receive', access: undoSpaces(access), refresh: undoSpaces(refresh) }
  if (access !== null || refresh !== null) return { kind: 'nothing' }
  const came = parameters.get('came')
  const answered = parameters.has('controlled') || (came !== null && isOwn(came, origins))
  return { kind: answered ? 'forget' : 'ask' }
}

/** In a query a plus sign that nobody encoded arrives as a space; base64 has the one and never the other. */
const undoSpaces = (token: string) => token.replaceAll(' ', '+')

/** Whether an address is one of ours. */
export function isOwn(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin)
}

/** Where the account site is asked who is logged in; it leads back to `came`. */
export function askAddress(site: string, came: string): URL {
  const address = new URL(site)
  address.searchParams.set('forControl', 'true')
  address.searchParams.set('came', came)
  return address
}
