import type { Toast } from '../../stores/toasts.ts'
import { element } from '../lib/element.ts'

/**
 * A toast: its words, always as text, and a button that closes it. The title and the text are elements of their own, so
 * that each can be found by its exact words.
 */
export function toastElement({ tone, title, text }: Toast, close: string, onclick: () => void): HTMLElement {
  const heading = title ? [element('strong', {}, title), ' '] : []
  return element(
    'div',
    { className: `toast toast--${tone}` },
    element('p', {}, ...heading, element('span', {}, text)),
    element('button', { type: 'button', ariaLabel: close, onclick }),
  )
}
