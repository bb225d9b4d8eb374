/** Milliseconds after which a page that has not come yet is said to be loading (specification, section 9). */
const throttle = 200

/** Whether a click makes the browser load another document in this tab. */
function leavesPage(event: MouseEvent): boolean {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return false
  }
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.download || (link.target && link.target !== '_self') || !/^https?:$/.test(link.protocol))
    return false
  const samePage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
  return !(samePage && link.hash)
}

/** The bar over the page while the next document is on its way; gone when it, or this one again, is shown. */
export function install(): () => void {
  const bar = document.querySelector<HTMLElement>('.loading')
  let timer = 0
  const start = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => bar?.removeAttribute('hidden'), throttle)
  }
  const stop = () => {
    clearTimeout(timer)
    bar?.setAttribute('hidden', '')
  }
  const click = (event: MouseEvent) => {
    if (leavesPage(event)) start()
  }
  const submit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) start()
  }
  document.addEventListener('click', click)
  document.addEventListener('submit', submit)
  window.addEventListener('pageshow', stop)
  return () => {
    stop()
    document.removeEventListener('click', click)
    document.removeEventListener('submit', submit)
    window.removeEventListener('pageshow', stop)
  }
}
