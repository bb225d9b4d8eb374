import { addStyles } from './add-styles.ts'
import { announce } from './announce.ts'
import { element } from './element.ts'
import styles from './notice-bar.css?inline'

/** A button of the bar. */
interface BarButton {
  readonly words: string
  readonly press: () => void
  /** An icon that is shown instead of the words. */
  readonly sign?: string
}

const bar = element('div', { className: 'state' })
const notices = new Map<string, HTMLElement>()

/** Shows a notice in the bar at the bottom of the page. A notice of the same name is replaced. Returns its element. */
export function showNotice(name: string, words: string, ...actions: readonly BarButton[]): HTMLElement {
  if (!bar.isConnected) {
    addStyles(styles)
    document.body.append(bar)
  }
  const line = element(
    'p',
    {},
    element('span', {}, words),
    ...actions.map(({ words, press, sign }) =>
      element(
        'button',
        { type: 'button', onclick: press, ariaLabel: words, className: sign ? 'state__sign' : '' },
        sign ?? words,
      ),
    ),
  )
  notices.get(name)?.remove()
  notices.set(name, line)
  bar.append(line)
  announce(words)
  return line
}

/** Removes a notice. */
export function hideNotice(name: string): void {
  notices.get(name)?.remove()
  notices.delete(name)
}
