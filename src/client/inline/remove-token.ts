/**
 * A newsletter mail's link contains a token that can end the subscription. The token is removed from the address before
 * any other script runs, and is sent only when the reader presses the page's button. A reloaded page no longer has it;
 * the link in the mail does. Runs inline from its own source text, so it may use nothing from outside itself.
 *
 * @param name the parameter that contains the token
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
