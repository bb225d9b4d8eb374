import { step } from './step.ts'

/** Half a pixel of rounding does not count as overflow. */
const slack = 2

/**
 * The buttons of a row that scrolls sideways. They are shown if there is more than fits. At an end the button keeps its
 * focus: it is `aria-disabled` and does nothing.
 */
export function install(): () => void {
  const stop = new AbortController()
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
    const row = slider.querySelector<HTMLElement>('[data-slider-row]')
    const buttons = [...slider.querySelectorAll<HTMLButtonElement>('[data-slider-go]')]
    if (row) steer(row, buttons, stop.signal)
  }
  return () => stop.abort()
}

function steer(row: HTMLElement, buttons: readonly HTMLButtonElement[], signal: AbortSignal): void {
  const room = () => ({ before: row.scrollLeft, after: row.scrollWidth - row.clientWidth - row.scrollLeft })
  const atEnd = (button: HTMLButtonElement) =>
    (button.dataset['sliderGo'] === 'back' ? room().before : room().after) <= slack

  const show = () => {
    const fits = row.scrollWidth - row.clientWidth <= slack
    for (const button of buttons) {
      button.hidden = fits
      button.ariaDisabled = String(atEnd(button))
    }
  }
  const go = (button: HTMLButtonElement) => {
    const items = row.querySelectorAll('li')
    const [first, second] = [items[0]?.getBoundingClientRect(), items[1]?.getBoundingClientRect()]
    if (atEnd(button) || !first || !second) return
    const length = step(row.clientWidth, first.width, second.left - first.right)
    row.scrollBy({
      left: button.dataset['sliderGo'] === 'back' ? -length : length,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }

  for (const button of buttons) button.addEventListener('click', () => go(button), { signal })
  row.addEventListener('scroll', show, { passive: true, signal })
  const observer = new ResizeObserver(show)
  observer.observe(row)
  signal.addEventListener('abort', () => observer.disconnect())
}
