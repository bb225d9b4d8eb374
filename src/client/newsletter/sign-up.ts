import { isLocale } from '../../i18n/locales.ts'
import { answerText } from '../../shared/forms/kit/answer-text.ts'
import { newsletterLabels } from '../../shared/forms/newsletter/labels.ts'
import { newsletterSent } from '../../shared/forms/newsletter/sent.ts'
import { element } from '../lib/element.ts'
import { SendError, sendForm } from '../lib/send-form.ts'
import { finishLoading, startLoading } from '../loading-bar/loading-events.ts'

/**
 * Sends the form whose button was pressed and shows the result in its place. A form that is being sent is not sent
 * again.
 */
export async function signUp({ target }: Event): Promise<void> {
  const form = target instanceof Element ? target.closest('form') : null
  if (!form || form.ariaBusy) return
  const locale = new FormData(form).get('locale')
  if (!isLocale(locale)) return
  const refused = refusedField(form)
  if (refused) {
    const { fields, messages } = newsletterLabels(locale)
    return showFault(form, refused.name === 'consent' ? fields.consent.missing : messages.email, refused)
  }
  const answers = answerText(locale)
  const words = { ...answers, tooLarge: answers.fault }
  form.ariaBusy = 'true'
  startLoading()
  try {
    const { reference } = await sendForm(form.action, new FormData(form), words)
    const { title, description, next } = newsletterSent(locale)
    const answer = element(
      'div',
      { role: 'status', tabIndex: -1 },
      element('h2', {}, title),
      element('p', {}, description),
      element('p', {}, `${next} ${answers.reference} ${reference}`),
    )
    form.replaceChildren(answer)
    answer.focus()
  } catch (error) {
    const serverMessage = error instanceof SendError ? [...Object.values(error.errors), error.message][0] : ''
    showFault(form, serverMessage || answers.fault)
  } finally {
    form.ariaBusy = null
    finishLoading()
  }
}

/** The first field that is empty or invalid. */
const refusedField = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ validity }) => !validity.valid)

const faultId = 'newsletter-fault'

/** Shows an error below the form. An invalid field gets the focus and is described by the error. */
function showFault(form: HTMLFormElement, words: string, field?: HTMLInputElement): void {
  form.querySelector('[role=alert]')?.remove()
  for (const input of form.querySelectorAll('input')) {
    input.ariaInvalid = input === field ? 'true' : null
    input.removeAttribute('aria-describedby')
  }
  form.append(element('p', { id: faultId, role: 'alert' }, words))
  field?.setAttribute('aria-describedby', faultId)
  field?.focus()
}
