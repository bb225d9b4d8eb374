import type { ReactNode } from 'react'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { ErrorSummary } from '../form/Notices.tsx'
import type { FrameText, PartyText } from './text.ts'
import type { PartyForm } from './use-party-form.ts'

interface PassFormProps {
  readonly party: PartyForm
  readonly hasPrices: boolean
  readonly text: PartyText & FrameText & Readonly<Record<'noPrices', string>>
  /** What goes along with the fields. */
  readonly sum: ReactNode
  readonly children: ReactNode
}

/** The frame of a pass's form: what is wrong, the fields, what it comes to, and how to begin anew. */
export function PassForm({ party, hasPrices, text, sum, children }: PassFormProps) {
  const { form, entered, attempt, summary, onInput, onBlur, onSubmit, onReset } = party
  const isBegun = entered.variant !== '' || entered.people.length > 1 || entered.firstDay !== ''
  return (
    <form
      className="form form--pass"
      method="dialog"
      ref={form}
      noValidate
      data-begun={isBegun || undefined}
      onInput={onInput}
      onBlur={onBlur}
      onSubmit={onSubmit}
      onReset={onReset}
    >
      <div className="pass-shop__fields">
        {summary.length > 0 && (
          <ErrorSummary
            key={attempt}
            title={text.fields}
            lines={summary.map(({ name, text: words }) => ({
              name,
              id: fieldId('pass', name),
              text: words,
            }))}
          />
        )}
        {!hasPrices && <p role="alert">{text.noPrices}</p>}
        {children}
      </div>
      {sum}
      <p className="form__privacy">
        {text.draft}{' '}
        <button className="form__clear" type="reset">
          {text.clear}
        </button>
      </p>
    </form>
  )
}
