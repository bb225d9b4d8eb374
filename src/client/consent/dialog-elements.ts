import { button, element } from '../lib/element.ts'
import { pageLocale } from '../lib/page-locale.ts'
import type { ConsentRequest } from './consent-request.ts'
import { text } from './text.ts'

/** The dialog's texts in the language of the page. */
export const dialogText = () => text(pageLocale())

/** A button of the dialog, with its purpose in `data-role`. */
export function roleButton(
  role: 'necessary' | 'all' | 'show' | 'save',
  label: string,
  act: () => void,
): HTMLButtonElement {
  const isAnswer = role === 'necessary' || role === 'all'
  const made = button(label, act, `btn btn--${isAnswer ? 'ink' : 'line'}`)
  made.dataset['role'] = role
  return made
}

/** The buttons to refuse and to accept, in this order and with the same look. */
export function answerButtons({ purposes, answer }: ConsentRequest): readonly HTMLButtonElement[] {
  const t = dialogText()
  return [
    roleButton('necessary', t.necessaryOnly, () => answer([])),
    roleButton('all', t.acceptAll, () => answer(purposes)),
  ]
}

/** A link to the privacy page. */
export function privacyLink(): HTMLAnchorElement {
  const href = document.querySelector<HTMLElement>('[data-consent]')?.dataset['consent'] ?? ''
  return element('a', { href }, dialogText().privacy)
}
