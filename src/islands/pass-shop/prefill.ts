/** Numbers that an address may name, and the most that each may be. */
const numbers = { adult: 40, youth: 40, senior: 40, child: 40, days: 93, nights: 92 } as const

/**
 * Fills the form in by its address, which keeps nobody's name: `?pass=flexi-5`, `?days=11&nights=2`, `?class=first`,
 * `?adult=2&child=1`. What is chosen so is the form's beginning, nothing that the reader would lose.
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
  return isAsked
}
