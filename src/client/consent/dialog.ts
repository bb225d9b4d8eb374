import { adoptOnce } from '../adopt/adopt.ts'
import type { Asked } from './asked.ts'
import css from './dialog.css?inline'
import { questionElement } from './question.ts'
import { settingsElement } from './settings.ts'

let question: HTMLElement | undefined
let settings: HTMLDialogElement | undefined

/** First in the page, as a keyboard and a screen reader meet it before what it stands over. */
function show<Shown extends HTMLElement>(element: Shown): Shown {
  adoptOnce(css)
  document.body.prepend(element)
  return element
}

/** The answer to either of them closes both. */
const closing = (asked: Asked): Asked => ({
  ...asked,
  answer(choice) {
    closeDialog()
    asked.answer(choice)
  },
})

/** Asks beside the page; once, however often it is called. */
export function openQuestion(asked: Asked): void {
  question ??= show(questionElement(closing(asked), () => openSettings(asked)))
}

/** Shows the settings over the page. */
export function openSettings(asked?: Asked): void {
  if (settings?.open) return
  settings = show(settingsElement(asked && closing(asked)))
  settings.showModal()
}

/** Closes what is open without an answer. A reader who types beside it stays where they are. */
export function closeDialog(): void {
  settings?.close()
  question?.remove()
  question = undefined
}
