import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { announce } from '../../client/lib/announce.ts'
import type { SentForm } from '../../client/lib/send-form.ts'
import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import type { Fields } from '../../shared/forms/kit/define-form.ts'
import { errorLines } from '../../shared/forms/kit/errors.ts'
import type { FieldsWords } from '../../shared/forms/kit/labels.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { FieldProps } from './Field.tsx'
import { FormHead } from './FormHead.tsx'
import { ErrorSummary, Failure, Sent } from './Notices.tsx'
import { openRowsWithErrors, removeRow } from './rows.ts'
import { Sending } from './Sending.tsx'
import type { FormProps } from './text.ts'
import { useForm } from './use-form.ts'

interface FormIslandProps<F extends Fields, Words extends FieldsWords> extends FormProps<Words> {
  readonly checked: CheckedForm<F, Words>
  /** Called when the form has arrived. */
  readonly onSent?: () => void
  /** Shown in place of the usual answer, with the button that starts another form. */
  readonly answer?: (sent: SentForm, again: ReactNode) => ReactNode
  /** The layout: places each field of the form once, by its name. */
  readonly children: (field: (name: keyof F & string) => FieldProps) => ReactNode
}

/**
 * A form. Its fields are uncontrolled, so everything typed, chosen or opened before hydration stays, and the same form
 * works without script.
 */
export function Form<F extends Fields, Words extends FieldsWords>(props: FormIslandProps<F, Words>) {
  const { locale, words, text, answers, sent, privacyHref, checked, children } = props
  const { form } = checked
  const root = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated(root)
  const button = useRef<HTMLButtonElement>(null)
  const { state, errors, submit, cancel, recheck, forget, startAgain } = useForm(props)
  const lines = errorLines(form.name, errors, words.fields)

  useEffect(() => {
    if (element.current) openRowsWithErrors(element.current, errors)
  }, [errors])

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  /** Moves the focus to the other button, since the focused one disappears. */
  function onCancel(): void {
    cancel()
    announce(text.cancelled)
    button.current?.focus()
  }

  const hasFiles = () =>
    Boolean(element.current?.querySelector<HTMLInputElement>('input[type=file]')?.files?.length)

  function onRemove(list: string, row: number): void {
    if (element.current) removeRow(element.current, list, row)
    forget(list)
  }

  function field(name: keyof F & string): FieldProps {
    const definition = form.fields[name]
    const own = words.fields[name]
    if (!definition || !own) throw new Error(`The form ${form.name} has no field ${name}`)
    const shared = { form: form.name, locale, errors, text, messages: words.messages }
    return { name, field: definition, words: own, shared: hydrated ? { ...shared, onRemove } : shared }
  }

  if (state.kind === 'sent') {
    const again = (
      <button className="btn btn--line btn--sm" type="button" onClick={startAgain}>
        {text.again}
      </button>
    )
    return (
      <div className="form-root" ref={root}>
        {props.answer?.(state, again) ?? (
          <Sent words={sent} label={answers.reference} {...state}>
            {again}
          </Sent>
        )}
      </div>
    )
  }
  return (
    <div className="form-root" ref={root}>
      <form
        className={`form form--${form.name}`}
        ref={element}
        method="post"
        action="/mail/send"
        encType="multipart/form-data"
        noValidate={hydrated}
        onSubmit={onSubmit}
        onReset={startAgain}
        onBlur={event => void recheck(event.currentTarget)}
      >
        {lines.length > 0 && <ErrorSummary title={answers.fields} lines={lines} />}
        {state.kind === 'failed' && (
          <Failure
            title={answers.errorTitle}
            error={answers.error}
            message={state.message}
            kept={text.kept}
            retry={text.retry}
          />
        )}
        <FormHead form={form.name} locale={locale} text={text} />
        {children(field)}
        <p className="form__privacy">
          {text.privacy} <a href={privacyHref}>{text.privacyLink}</a>
        </p>
        <div className="cluster">
          <button className="btn" type="submit" aria-busy={state.kind === 'sending'} ref={button}>
            {state.kind === 'sending' ? text.sending : text.send}
          </button>
        </div>
        {state.kind === 'sending' && hasFiles() && (
          <Sending text={text} part={state.part} onCancel={onCancel} />
        )}
        {state.kind === 'cancelled' && <p>{text.cancelled}</p>}
        <p className="form__privacy needs-script">
          {text.draft}{' '}
          <button className="form__clear" type="reset">
            {text.clear}
          </button>
        </p>
      </form>
    </div>
  )
}
