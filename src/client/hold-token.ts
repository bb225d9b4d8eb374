/**
 * The link of a newsletter mail brings a token in the address, and whoever has the token can end the subscription. It leaves
 * the address before any other script runs, and goes only where the page's button posts it. A page that is loaded again no
 * longer has it: the link in the mail does. Runs inline from its own source text, so it may use nothing from outside itself.
 *
 * @param name the parameter that holds it
 */
export function removeTokenFromAddress(name: string): void {
  const address = new URL(location.href)
  const token = address.searchParams.get(name)
  if (token === null) return
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches('main form'))
      target.action = `?${new URLSearchParams({ [name]: token })}`
  })
}
