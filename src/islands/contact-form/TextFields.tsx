import type { ReactNode } from 'react'
import type { FormErrors } from '../../shared/forms/form-result.ts'
import { limits } from '../../shared/forms/limits.ts'
import { Field } from './Field.tsx'
import type { Option } from './Journeys.tsx'
import type { Words } from './words.ts'

interface FieldsProps {
  readonly text: Words
  readonly errors: FormErrors
}

/** Who writes, and about what. */
export function SenderFields({
  text,
  errors,
  subjects,
}: FieldsProps & { readonly subjects: readonly Option[] }) {
  return (
    <>
      <Field name="subject" label={text.subject} error={errors.subject}>
        {attributes => (
          <select {...attributes} required>
            <option value="">{text.choose}</option>
            {subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="r2">
        <Field name="name" label={text.name} error={errors.name}>
          {attributes => (
            <input {...attributes} type="text" required maxLength={limits.name} autoComplete="given-name" />
          )}
        </Field>
        <Field name="lastName" label={text.lastName} error={errors.lastName}>
          {attributes => (
            <input
              {...attributes}
              type="text"
              required
              maxLength={limits.lastName}
              autoComplete="family-name"
            />
          )}
        </Field>
      </div>
      <div className="r2">
        <Field name="email" label={text.email} error={errors.email}>
          {attributes => (
            <input
              {...attributes}
              type="email"
              required
              maxLength={limits.email}
              pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
              autoComplete="email"
            />
          )}
        </Field>
        <Field name="phone" label={text.phone} optional={text.optional} error={errors.phone}>
          {attributes => <input {...attributes} type="tel" maxLength={limits.phone} autoComplete="tel" />}
        </Field>
      </div>
      <Field
        name="orderNumber"
        label={text.orderNumber}
        optional={text.optional}
        hint={text.orderNumberHint}
        error={errors.orderNumber}
      >
        {attributes => <input {...attributes} type="text" maxLength={limits.orderNumber} />}
      </Field>
    </>
  )
}

/** The claim's own words, and the message. */
export function MessageFields({
  text,
  errors,
  compensation,
}: FieldsProps & { readonly compensation: ReactNode }) {
  return (
    <>
      <div className="claim">
        <Field
          name="claimInfo"
          label={text.claimInfo}
          optional={text.optional}
          hint={text.claimInfoHint}
          error={errors.claimInfo}
        >
          {attributes => <textarea {...attributes} className="in claim__text" maxLength={limits.claimInfo} />}
        </Field>
        {compensation}
      </div>
      <Field name="message" label={text.message} error={errors.message}>
        {attributes => <textarea {...attributes} required maxLength={limits.message} />}
      </Field>
    </>
  )
}
