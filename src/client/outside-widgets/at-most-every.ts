/**
 * Passes on the first of a burst at once, and then no more than the latest each so many milliseconds: what was said
 * last is always heard, and a flood does not drown the page.
 */
export function throttle<Message>(milliseconds: number, hear: (message: Message) => void): (message: Message) => void {
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
