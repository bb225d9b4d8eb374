import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { errorLines } from '../../shared/forms/error-lines.ts'
import type { FormErrors } from '../../shared/forms/form-result.ts'
import type { FormMessages } from '../../shared/forms/messages.ts'
import { guarded } from '../boundary/guarded.tsx'
import { useHydrated } from '../interaction/use-hydrated.ts'
import { Files } from './Files.tsx'
import { Journeys, type Option } from './Journeys.tsx'
import { openRows, removeRow } from './journey-rows.ts'
import { ErrorSummary, Failure, Sent } from './Notices.tsx'
import type { SendWords } from './send-form.ts'
import { MessageFields, SenderFields } from './TextFields.tsx'
import { useContactForm } from './use-contact-form.ts'
import type { Words } from './words.ts'

interface Answers extends Omit<SendWords, 'offline'> {
  readonly sent: string
  readonly errorTitle: string
  readonly error: string
  readonly fields: string
}

export interface ContactFormProps {
  readonly locale: Locale
  readonly text: Words
  readonly answers: Answers
  readonly messages: FormMessages
  readonly subjects: readonly Option[]
  readonly statuses: readonly Option[]
  readonly privacyHref: string
  /** Slot: what may be owed for a delay. */
  readonly compensation?: ReactNode
}

const noErrors: FormErrors = {}

/**
 * The contact form. Its fields belong to the browser: what is typed, picked and opened before hydration stays,
 * and the same form goes to the same address without script. Only the trap has `autocomplete` off: a browser
 * does not give such a field its text back when the visitor comes back from an error.
 */
function ContactForm(props: ContactFormProps) {
  const { locale, text, answers, messages, subjects, statuses, privacyHref, compensation } = props
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated(root)
  const { state, submit, forgetJourneys, startAgain } = useContactForm(messages, {
    ...answers,
    offline: text.offline,
  })
  const errors = state.kind === 'editing' ? state.errors : noErrors
  const lines = errorLines(errors, messages)

  useEffect(() => {
    if (form.current) openRows(form.current, rowsWithErrors(errors))
  }, [errors])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void submit(event.currentTarget.action, new FormData(event.currentTarget))
  }

  function onRemove(row: number): void {
    if (form.current) removeRow(form.current, row)
    forgetJourneys()
  }

  if (state.kind === 'sent') {
    return (
      <div className="contact__root" ref={root}>
        <Sent title={answers.sent} label={text.reference} reference={state.reference} next={text.sentNext}>
          <button className="btn btn--line btn--sm" type="button" onClick={startAgain}>
            {text.another}
          </button>
        </Sent>
      </div>
    )
  }
  return (
    <div className="contact__root" ref={root}>
      <form
        className="form contact"
        ref={form}
        method="post"
        action="/mail/send"
        encType="multipart/form-data"
        noValidate={hydrated}
        onSubmit={onSubmit}
      >
        {state.kind === 'editing' && lines.length > 0 && (
          <ErrorSummary title={answers.fields} lines={lines} />
        )}
        {state.kind === 'failed' && (
          <Failure
            title={answers.errorTitle}
            error={answers.error}
            message={state.message}
            kept={text.kept}
          />
        )}
        <input type="hidden" name="form" value="contact" />
        <input type="hidden" name="locale" value={locale} />
        <div className="contact__trap" aria-hidden="true">
          <label htmlFor="contact-website">{text.website}</label>
          <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <SenderFields text={text} subjects={subjects} errors={errors} />
        <Journeys
          text={text}
          statuses={statuses}
          errors={errors}
          onRemove={hydrated ? onRemove : undefined}
        />
        <MessageFields text={text} errors={errors} compensation={compensation} />
        <Files text={text} locale={locale} messages={messages} error={errors.files} />
        <p className="contact__privacy">
          {text.privacy} <a href={privacyHref}>{text.privacyLink}</a>
        </p>
        <div className="cluster">
          <button className="btn" type="submit" aria-busy={state.kind === 'sending'}>
            {state.kind === 'sending' ? text.sending : text.send}
          </button>
        </div>
      </form>
    </div>
  )
}

/** How many journey rows must be open so that every message about one is seen. */
function rowsWithErrors(errors: FormErrors): number {
  const rows = Object.keys(errors).map(name => Number(/^journeys\[(\d+)\]/.exec(name)?.[1] ?? -1) + 1)
  return Math.max(errors.journeys ? 1 : 0, ...rows)
}

export default guarded(ContactForm)
