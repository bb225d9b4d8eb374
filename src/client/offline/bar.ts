import { addStyles } from '../lib/add-styles.ts'
import { announce } from '../lib/announce.ts'
import { element } from '../lib/element.ts'
import styles from './bar.css?inline'

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
export function show(name: string, words: string, ...actions: readonly BarButton[]): HTMLElement {
  if (!bar.isConnected) {
    addStyles(styles)
    document.body.append(bar)
  }
  const line = element(
    'p',
    {},
    element('span', {}, words),
    ...actions.map(({ words, press, sign }) =>
      element('button', { type: 'button', onclick: press, ariaLabel: words }, sign ?? words),
    ),
  )
  notices.get(name)?.remove()
  notices.set(name, line)
  bar.append(line)
  announce(words)
  return line
}

/** Removes a notice. */
export function hide(name: string): void {
  notices.get(name)?.remove()
  notices.delete(name)
}
