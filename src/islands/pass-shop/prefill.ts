import { isIsoDay } from '../../shared/shop/iso-day.ts'

/** Numbers that an address may name, and the most that each may be. */
const numbers = { adult: 40, youth: 40, senior: 40, child: 40, days: 93, nights: 92, span: 93 } as const

/** Days that it may name, and their fields. */
const days = { from: 'firstDay', to: 'lastDay' } as const

/**
 * Fills the form in by its address, which keeps nobody's name: `?pass=flexi-5`, `?span=21&days=11&nights=2`,
 * `?from=2027-06-01&to=2027-06-21`, `?class=first`, `?adult=2&child=1`. What is chosen so is the form's beginning, nothing that the reader would lose.
 *
 * @returns whether the address asked for anything
 */
export function prefill(form: HTMLFormElement, search: string): boolean {
  const asked = new URLSearchParams(search)
  let isAsked = false
  for (const [name, field] of [
    ['pass', 'variant'],
    ['class', 'class'],
  ] as const) {
    const value = asked.get(name)
    const radio = [...form.querySelectorAll<HTMLInputElement>(`[name=${field}]`)].find(
      option => option.value === value,
    )
    if (!radio) continue
    radio.defaultChecked = true
    radio.checked = true
    isAsked = true
  }
  for (const [name, most] of Object.entries(numbers)) {
    const value = asked.get(name) ?? ''
    const input = form.elements.namedItem(name)
    if (!/^\d{1,2}$/.test(value) || Number(value) > most || !(input instanceof HTMLInputElement)) continue
    // Not as the field's beginning, which React knows better.
    input.value = value
    isAsked = true
  }
  for (const [name, field] of Object.entries(days)) {
    const value = asked.get(name) ?? ''
    const input = form.elements.namedItem(field)
    if (!isIsoDay(value) || !(input instanceof HTMLInputElement)) continue
    input.value = value
    isAsked = true
  }
  return isAsked
}
