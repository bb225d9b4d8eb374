import { useRef, useState } from 'react'
import { SendError, type SendWords, type SentForm, sendForm } from '../../client/lib/send-form.ts'
import { finishLoading, startLoading } from '../../client/loading-bar/loading-events.ts'
import { type CheckedForm, checkForm } from '../../shared/forms/kit/check.ts'
import { type Fields, filesName } from '../../shared/forms/kit/define-form.ts'
import { type FormErrors, noErrors, remainingErrors } from '../../shared/forms/kit/errors.ts'
import type { FieldsWords } from '../../shared/forms/kit/labels.ts'
import { type FormEntries, readFormData } from '../../shared/forms/kit/read-entries.ts'
import { removeDraft } from '../../stores/draft.ts'
import { showToast } from '../../stores/toasts.ts'
import { nameSubmission } from './submission.ts'
import type { FormProps } from './text.ts'
import { usePressEnd } from './use-press-end.ts'

export type FormState =
  | { readonly kind: 'editing'; readonly errors: FormErrors }
  /** `part` is the share that has been sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'sent' } & SentForm)

const editing = (errors: FormErrors): FormState => ({ kind: 'editing', errors })

interface FormOptions<F extends Fields, Words extends FieldsWords>
  extends Pick<FormProps<Words>, 'words' | 'answers' | 'sent'> {
  readonly checked: CheckedForm<F, Words>
  readonly onSent?: () => void
}

/** The state of a form: it is checked by the same rules as in the function and then sent. */
export function useForm<F extends Fields, Words extends FieldsWords>(options: FormOptions<F, Words>) {
  const { checked, words, answers, sent, onSent } = options
  const [state, setState] = useState<FormState>(editing(noErrors))
  const sending = useRef<AbortController>(undefined)
  const { released } = usePressEnd()
  const sendWords: SendWords = {
    ...answers,
    tooLarge: words.messages.tooLarge,
  }

  async function errorsOf(entries: FormEntries): Promise<FormErrors> {
    const result = await checkForm(checked, entries, words, new Date())
    return result.ok ? noErrors : result.errors
  }

  async function outcome(action: string, body: FormData, signal: AbortSignal): Promise<FormState> {
    const read = readFormData(body)
    if (!read.ok) return { kind: 'failed', message: answers.fault }
    try {
      const errors = await errorsOf(read.entries)
      if (Object.keys(errors).length > 0) return editing(errors)
      startLoading()
      const onProgress = (part: number) => setState({ kind: 'sending', part })
      return { kind: 'sent', ...(await sendForm(action, body, sendWords, { signal, onProgress })) }
    } catch (error) {
      if (signal.aborted) return { kind: 'cancelled' }
      if (!(error instanceof SendError)) return { kind: 'failed', message: answers.fault }
      const hasErrors = Object.keys(error.errors).length > 0
      return hasErrors ? editing(error.errors) : { kind: 'failed', message: error.message }
    } finally {
      finishLoading()
    }
  }

  /** Changes the errors, only while the form is being edited. */
  function changeErrors(change: (errors: FormErrors) => FormErrors): void {
    setState(now => (now.kind === 'editing' ? editing(change(now.errors)) : now))
  }

  return {
    state,
    errors: state.kind === 'editing' ? state.errors : noErrors,
    async submit(form: HTMLFormElement): Promise<void> {
      if (sending.current) return
      sending.current = new AbortController()
      nameSubmission(form)
      const body = new FormData(form)
      setState({ kind: 'sending', part: 0 })
      const next = await outcome(form.action, body, sending.current.signal)
      setState(next)
      if (next.kind === 'sent') {
        removeDraft(location.pathname)
        onSent?.()
        showToast({ tone: 'ok', text: sent.title })
      }
      if (next.kind === 'failed') showToast({ tone: 'err', title: answers.errorTitle, text: answers.error })
      sending.current = undefined
    },
    /** Cancels sending; the form stays as it is. */
    cancel: () => sending.current?.abort(),
    /**
     * Rechecks only fields with errors, so that no new errors appear before sending. Files are checked when they are
     * chosen.
     */
    async recheck(form: HTMLFormElement): Promise<void> {
      if (state.kind !== 'editing' || Object.keys(state.errors).length === 0) return
      await released()
      const read = readFormData(new FormData(form))
      if (!read.ok) return
      const errors = await errorsOf({ ...read.entries, files: [] })
      changeErrors(before => remainingErrors(before, { ...errors, [filesName]: before[filesName] ?? '' }))
    },
    /** Removes the errors of a list whose rows have moved. */
    forget(list: string): void {
      changeErrors(before =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => name !== list && !name.startsWith(`${list}[`)),
        ),
      )
    },
    startAgain: () => setState(editing(noErrors)),
  }
}
