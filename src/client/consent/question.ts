import { element } from '../lib/element.ts'
import type { ConsentRequest } from './consent-request.ts'
import { answerButtons, dialogText, privacyLink, roleButton } from './dialog-elements.ts'

/** The question. It is not modal and does not trap the focus: Tab leaves it, and Escape refuses. */
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
