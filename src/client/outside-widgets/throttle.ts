/**
 * Passes the first message of a burst on at once, and then at most the latest one per interval, so that the last
 * message always arrives and a flood does not block the page.
 */
export function throttle<Message>(
  milliseconds: number,
  hear: (message: Message) => void,
): (message: Message) => void {
  let pending: { readonly message: Message } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    timer = undefined
    if (pending) pass(pending.message)
  }
  const pass = (message: Message) => {
    pending = undefined
    timer = setTimeout(next, milliseconds)
    hear(message)
  }
  return message => {
    if (timer === undefined) pass(message)
    else pending = { message }
  }
}
