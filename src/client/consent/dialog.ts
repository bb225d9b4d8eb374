import { addStylesOnce } from '../adopt/adopt.ts'
import type { ConsentRequest } from './asked.ts'
import css from './dialog.css?inline'
import { questionElement } from './question.ts'
import { settingsElement } from './settings.ts'

let question: HTMLElement | undefined
let settings: HTMLDialogElement | undefined

/** First in the page, as a keyboard and a screen reader meet it before what it stands over. */
function show<Shown extends HTMLElement>(element: Shown): Shown {
  addStylesOnce(css)
  document.body.prepend(element)
  return element
}

/** The answer to either of them closes both. */
const closeOnAnswer = (request: ConsentRequest): ConsentRequest => ({
  ...request,
  answer(choice) {
    closeDialog()
    request.answer(choice)
  },
})

/** Asks beside the page; once, however often it is called. */
export function openQuestion(request: ConsentRequest): void {
  question ??= show(questionElement(closeOnAnswer(request), () => openSettings(request)))
}

/** Shows the settings over the page. */
export function openSettings(request?: ConsentRequest): void {
  if (settings?.open) return
  settings = show(settingsElement(request && closeOnAnswer(request)))
  settings.showModal()
}

/** Closes what is open without an answer. A reader who types beside it stays where they are. */
export function closeDialog(): void {
  settings?.close()
  question?.remove()
  question = undefined
}
