import { useState } from 'react'
import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { FieldError, type SharedProps } from '../form/Field.tsx'
import { pendingValues } from './fill-pass-form.ts'
import type { PartyText } from './pass-form-text.ts'
import { residences } from './residences.ts'

interface ResidenceProps {
  /** The field's name. */
  readonly field: string
  /** Whether it is for the first traveller, with whom the others live, or for a whole group. */
  readonly isFirst: boolean
  readonly shared: SharedProps
  readonly locale: Locale
  readonly home: string
  /** Whether the whole list of countries can be rendered. */
  readonly isReady: boolean
  readonly text: PartyText
}

/**
 * A list of some two hundred countries. The first traveller's list is complete at once; the others usually live in the
 * same country, so their lists are filled when the field is reached.
 */
export function Residence({ field, isFirst, shared, locale, home, isReady, text }: ResidenceProps) {
  const [isReached, setIsReached] = useState(isFirst || pendingValues().has(field))
  const reach = () => setIsReached(true)
  const id = fieldId(shared.form, field)
  const error = shared.errors[field]
  const first = home ? [[home, countryName(home, locale)] as const] : []
  const countries = isReady && isReached ? residences(locale) : first
  return (
    <div className="field person__own">
      <label htmlFor={id}>{text.residence}</label>
      <select
        className="in"
        id={id}
        name={field}
        defaultValue={isFirst ? home : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onFocus={reach}
        onPointerDown={reach}
      >
        <option value="">{isFirst ? text.residenceNone : text.residenceSame}</option>
        {countries.map(([code, country]) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}
