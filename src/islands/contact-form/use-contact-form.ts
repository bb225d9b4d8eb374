import { useRef, useState } from 'react'
import { finishLoading, startLoading } from '../../client/loading-bar/loading-events.ts'
import { checkContact } from '../../shared/forms/contact.ts'
import type { FormErrors } from '../../shared/forms/form-result.ts'
import type { FormMessages } from '../../shared/forms/messages.ts'
import { readContact } from '../../shared/forms/read-contact.ts'
import { readFormData } from '../../shared/forms/read-form.ts'
import { showToast } from '../../stores/toasts.ts'
import { SendError, type SendWords, sendForm } from './send-form.ts'

export type FormState =
  | { readonly kind: 'editing'; readonly errors: FormErrors }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'sent'; readonly reference: string }

const editing = (errors: FormErrors): FormState => ({ kind: 'editing', errors })

/** What is said in a toast beside the words in the form. */
interface ToastWords {
  readonly sent: string
  readonly errorTitle: string
  readonly error: string
}

/** What becomes of the form: the same rules as in the function first, then the function's own answer. */
export function useContactForm(messages: FormMessages, words: SendWords & ToastWords) {
  const [state, setState] = useState<FormState>(editing({}))
  const busy = useRef(false)

  async function outcome(action: string, body: FormData): Promise<FormState> {
    const read = readFormData(body)
    if (!read.ok) return { kind: 'failed', message: words.fault }
    const checked = await checkContact(readContact(read.entries), messages)
    if (!checked.ok) return editing(checked.errors)
    startLoading()
    try {
      return { kind: 'sent', reference: await sendForm(action, body, words) }
    } catch (error) {
      if (!(error instanceof SendError)) return { kind: 'failed', message: words.fault }
      const hasErrors = Object.keys(error.errors).length > 0
      return hasErrors ? editing(error.errors) : { kind: 'failed', message: error.message }
    } finally {
      finishLoading()
    }
  }

  return {
    state,
    async submit(action: string, body: FormData): Promise<void> {
      if (busy.current) return
      busy.current = true
      setState({ kind: 'sending' })
      const next = await outcome(action, body)
      setState(next)
      if (next.kind === 'sent') showToast({ tone: 'ok', text: words.sent })
      if (next.kind === 'failed') showToast({ tone: 'err', title: words.errorTitle, text: words.error })
      busy.current = false
    },
    /** Forgets what was said about journeys: their numbers have changed. */
    forgetJourneys(): void {
      setState(now =>
        now.kind === 'editing'
          ? editing(
              Object.fromEntries(Object.entries(now.errors).filter(([name]) => !name.startsWith('journeys'))),
            )
          : now,
      )
    },
    startAgain: () => setState(editing({})),
  }
}
