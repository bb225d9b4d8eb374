import { element } from '../element/element.ts'
import type { Asked } from './asked.ts'
import { answerButtons, privacyLink, roleButton, words } from './parts.ts'

/**
 * The question. It stands beside the page and holds neither the focus nor the keyboard: Tab leaves it, and Escape in it is the
 * shortest no.
 */
export function questionElement(asked: Asked, showSettings: () => void): HTMLElement {
  const t = words()
  const title = element('h2', { id: 'consent-title' }, t.title)
  const description = element('p', { id: 'consent-text' }, t.question, ' ', privacyLink())
  const answers = element(
    'div',
    { className: 'consent__buttons' },
    ...answerButtons(asked),
    roleButton('show', t.choose, showSettings),
  )
  const question = element(
    'div',
    {
      className: 'consent consent--question',
      role: 'dialog',
      onkeydown: ({ key }) => {
        if (key === 'Escape') asked.answer([])
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
