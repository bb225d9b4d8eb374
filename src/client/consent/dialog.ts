import { addStylesOnce } from '../lib/add-styles.ts'
import type { ConsentRequest } from './consent-request.ts'
import css from './dialog.css?inline'
import { questionElement } from './question.ts'
import { settingsElement } from './settings.ts'

let question: HTMLElement | undefined
let settings: HTMLDialogElement | undefined

/**
 * Adds the element as the first in the page, so that the keyboard and screen readers reach it before the content it
 * covers.
 */
function show<Shown extends HTMLElement>(element: Shown): Shown {
  addStylesOnce(css)
  document.body.prepend(element)
  return element
}

/** Closes both dialogs when either is answered. */
const closeOnAnswer = (request: ConsentRequest): ConsentRequest => ({
  ...request,
  answer(choice) {
    closeDialog()
    request.answer(choice)
  },
})

/** Shows the question beside the page, unless it is already open. */
export function openQuestion(request: ConsentRequest): void {
  question ??= show(questionElement(closeOnAnswer(request), () => openSettings(request)))
}

/** Shows the settings as a modal dialog. */
export function openSettings(request?: ConsentRequest): void {
  if (settings?.open) return
  settings = show(settingsElement(request && closeOnAnswer(request)))
  settings.showModal()
}

/** Closes both dialogs without an answer. The focus stays with a reader who is typing in the page. */
export function closeDialog(): void {
  settings?.close()
  question?.remove()
  question = undefined
}
