import { isLocale } from '../../i18n/locales.ts'
import { answerText } from '../../shared/forms/kit/answer-text.ts'
import { newsletterSent } from '../../shared/forms/newsletter/sent.ts'
import { element } from '../element/element.ts'
import { finishLoading, startLoading } from '../loading-bar/loading-events.ts'
import { SendError, sendForm } from '../send-form/send-form.ts'

/** Sends the sign-up that was submitted; what comes of it is said in its place. One that is under way is not sent again. */
export async function signUp({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLFormElement) || target.ariaBusy) return
  const locale = new FormData(target).get('locale')
  if (!isLocale(locale)) return
  const answers = answerText(locale)
  const words = { ...answers, tooLarge: answers.fault }
  target.ariaBusy = 'true'
  startLoading()
  try {
    const { reference } = await sendForm(target.action, new FormData(target), words)
    const { title, description, next } = newsletterSent(locale)
    const answer = element(
      'div',
      { role: 'status', tabIndex: -1 },
      element('h2', {}, title),
      element('p', {}, description),
      element('p', {}, `${next} ${answers.reference} ${reference}`),
    )
    target.replaceChildren(answer)
    answer.focus()
  } catch (error) {
    const said = error instanceof SendError ? [...Object.values(error.errors), error.message][0] : ''
    sayFault(target, said || answers.fault)
  } finally {
    target.ariaBusy = null
    finishLoading()
  }
}

/** Below the form, where what was typed still stands. */
function sayFault(form: HTMLFormElement, words: string): void {
  form.querySelector('[role=alert]')?.remove()
  form.append(element('p', { role: 'alert' }, words))
}
