import { memo } from 'react'
import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { Field, type SharedProps } from '../form/Field.tsx'
import type { Group, Person } from './party.ts'
import { residences } from './residences.ts'
import type { PartyText } from './text.ts'

const line = { kind: 'line', max: basketLimits.name, required: true } as const
const date = { kind: 'date', required: true } as const

interface TravellersProps {
  readonly people: readonly Person[]
  readonly shared: SharedProps
  readonly locale: Locale
  /** The country that is chosen at first, where the page's language suggests one. */
  readonly home: string
  /** Whether the whole list of countries can be named: the browser's names may be others than the server's. */
  readonly isReady: boolean
  readonly text: PartyText & Readonly<Partial<Record<Group, string>>>
}

/** The fields of those who were counted. */
export function Travellers({ people, shared, locale, home, isReady, text }: TravellersProps) {
  const first = home ? [[home, countryName(home, locale)] as const] : []
  const countries = isReady ? residences(locale) : first
  return people.map((person, place) => {
    const { key, group } = person
    const select = fieldId(shared.form, `${key}.residence`)
    const error = shared.errors[`${key}.residence`]
    return (
      <fieldset className="person" key={key}>
        <legend>{`${place + 1}. ${text[group]}`}</legend>
        <Field name={`${key}.name`} field={line} words={{ label: text.name }} shared={shared} />
        <Field name={`${key}.lastName`} field={line} words={{ label: text.lastName }} shared={shared} />
        <Field name={`${key}.birth`} field={date} words={{ label: text.birth }} shared={shared} />
        <div className="field">
          <label htmlFor={select}>{text.residence}</label>
          <select
            className="in"
            id={select}
            name={`${key}.residence`}
            defaultValue={place === 0 ? home : ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${select}-error` : undefined}
          >
            <option value="">{place === 0 ? text.residenceNone : text.residenceSame}</option>
            <Countries countries={countries} />
          </select>
          {error && (
            <span className="msg" id={`${select}-error`}>
              {error}
            </span>
          )}
        </div>
      </fieldset>
    )
  })
}

/** Some two hundred options for each traveller, which stay as they are while one types. */
const Countries = memo(function Countries({
  countries,
}: {
  readonly countries: readonly (readonly [code: string, name: string])[]
}) {
  return countries.map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})
