import { addStyles } from '../adopt/adopt.ts'
import { button, element } from '../element/element.ts'
import { announce } from '../live/live.ts'
import styles from './bar.css?inline'

/** A button of the bar. */
interface BarButton {
  readonly words: string
  readonly press: () => void
}

const bar = element('div', { className: 'state' })
const notices = new Map<string, HTMLElement>()

/**
 * Says something in the bar at the page's lower edge, for as long as it holds. Said again, it takes the place of what was said.
 * Returns what it stands in.
 */
export function show(name: string, words: string, ...actions: readonly BarButton[]): HTMLElement {
  if (!bar.isConnected) {
    addStyles(styles)
    document.body.append(bar)
  }
  const line = element(
    'p',
    {},
    words,
    ...actions.map(action => button(action.words, action.press, 'btn btn--sm')),
  )
  notices.get(name)?.remove()
  notices.set(name, line)
  bar.append(line)
  announce(words)
  return line
}

/** Takes back what was said. */
export function hide(name: string): void {
  notices.get(name)?.remove()
  notices.delete(name)
}
