import { isIsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'

/** The numbers that an address may contain, and the maximum of each. */
const numbers = {
  adult: basketLimits.travellers,
  youth: basketLimits.travellers,
  senior: basketLimits.travellers,
  child: basketLimits.travellers,
  days: basketLimits.tripDays,
  span: basketLimits.tripDays,
} as const

/** The days that an address may contain, and their fields. */
const days = { from: 'firstDay', to: 'lastDay' } as const

/** The choices that an address may contain, and their fields. */
const choices = { pass: 'variant', class: 'class' } as const

/**
 * Fills in the form from its address, which never contains names: `?pass=flexi-5`, `?span=21&days=11`,
 * `?from=2027-06-01&to=2027-06-21`, `?class=first`, `?adult=2&child=1`. Such values count as the form's initial state,
 * which the reader would not lose: until the reader changes a field, it is marked with its parameter (`data-query`).
 *
 * @returns whether the address contained any values
 */
export function prefillFromAddress(form: HTMLFormElement, search: string): boolean {
  const query = new URLSearchParams(search)
  const fieldsOf = (field: string) => [...form.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`)]
  let isAsked = false

  /** React restores a field's own initial value, so the field is marked instead. */
  function markAsked(fields: readonly HTMLInputElement[], name: string): void {
    for (const field of fields) field.dataset['query'] = name
    isAsked = true
  }

  for (const [name, field] of Object.entries(choices)) {
    const radios = fieldsOf(field)
    const radio = radios.find(option => option.value === query.get(name))
    if (!radio) continue
    radio.checked = true
    markAsked(radios, name)
  }

  function write(name: string, field: string, isValue: (value: string) => boolean): void {
    const value = query.get(name) ?? ''
    const fields = fieldsOf(field)
    if (!fields[0] || !isValue(value)) return
    fields[0].value = value
    markAsked(fields, name)
  }

  for (const [name, most] of Object.entries(numbers))
    write(name, name, value => /^\d{1,2}$/.test(value) && Number(value) <= most)
  for (const [name, field] of Object.entries(days)) write(name, field, isIsoDay)

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement)
      for (const field of fieldsOf(target.name)) delete field.dataset['query']
  })
  return isAsked
}
