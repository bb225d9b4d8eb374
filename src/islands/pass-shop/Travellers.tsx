import { memo, useState } from 'react'
import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { Field, FieldError, type SharedProps } from '../form/Field.tsx'
import type { Group, Person } from './party.ts'
import { residences } from './residences.ts'
import type { PartyText } from './text.ts'

const line = { kind: 'line', max: basketLimits.name, required: true } as const
const date = { kind: 'date', required: true } as const

interface TravellersProps {
  readonly people: readonly Pick<Person, 'key' | 'group'>[]
  readonly shared: SharedProps
  readonly locale: Locale
  /** The country that is chosen at first, where the page's language suggests one. */
  readonly home: string
  /** Whether the whole list of countries can be named: the browser's names may be others than the server's. */
  readonly isReady: boolean
  readonly text: PartyText & Readonly<Partial<Record<Group, string>>>
}

/** The fields of those who were counted. Who is there already stays as they are when another comes. */
export function Travellers({ people, ...props }: TravellersProps) {
  return people.map(({ key, group }, place) => (
    <Traveller key={key} name={key} group={group} place={place} {...props} />
  ))
}

interface TravellerProps extends Omit<TravellersProps, 'people'> {
  /** The beginning of the field names. */
  readonly name: string
  readonly group: Group
  readonly place: number
}

const Traveller = memo(function Traveller(props: TravellerProps) {
  const { name, group, place, shared, text } = props
  return (
    <fieldset className="person">
      <legend>{`${place + 1}. ${text[group]}`}</legend>
      <Field name={`${name}.name`} field={line} words={{ label: text.name }} shared={shared} />
      <Field name={`${name}.lastName`} field={line} words={{ label: text.lastName }} shared={shared} />
      <Field name={`${name}.birth`} field={date} words={{ label: text.birth }} shared={shared} />
      <Residence {...props} />
    </fieldset>
  )
})

/**
 * Some two hundred countries. The first traveller's are there at once; who else comes along mostly lives with them, so
 * the others' come when the field is reached.
 */
function Residence({ name, place, shared, locale, home, isReady, text }: TravellerProps) {
  const [isReached, setIsReached] = useState(place === 0)
  const reach = () => setIsReached(true)
  const id = fieldId(shared.form, `${name}.residence`)
  const error = shared.errors[`${name}.residence`]
  const first = home ? [[home, countryName(home, locale)] as const] : []
  const countries = isReady && isReached ? residences(locale) : first
  return (
    <div className="field">
      <label htmlFor={id}>{text.residence}</label>
      <select
        className="in"
        id={id}
        name={`${name}.residence`}
        defaultValue={place === 0 ? home : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onFocus={reach}
        onPointerDown={reach}
      >
        <option value="">{place === 0 ? text.residenceNone : text.residenceSame}</option>
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
