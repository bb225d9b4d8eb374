import { element } from '../element/element.ts'
import type { ConsentRequest } from './asked.ts'
import { answerButtons, privacyLink, roleButton, dialogText } from './parts.ts'

/**
 * The question. It stands beside the page and holds neither the focus nor the keyboard: Tab leaves it, and Escape in it is the
 * shortest no.
 */
export function questionElement(request: ConsentRequest, showSettings: () => void): HTMLElement {
  const t = dialogText()
  const title = element('h2', { id: 'consent-title' }, t.title)
  const description = element('p', { id: 'consent-text' }, t.question, ' ', privacyLink())
  const answers = element(
    'div',
    { className: 'consent__buttons' },
    ...answerButtons(request),
    roleButton('show', t.choose, showSettings),
  )
  const question = element(
    'div',
    {
      className: 'consent consent--question',
      role: 'dialog',
      onkeydown: ({ key }) => {
        if (key === 'Escape') request.answer([])
      },
    },
    title,
    description,
    answers,
  )
  question.setAttribute('aria-labelledby', title.id)
  question.setAttribute('aria-describedby', description.id)
  return question
}
