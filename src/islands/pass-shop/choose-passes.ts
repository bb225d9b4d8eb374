/** Chooses a pass in the form by its id, and the one that follows it, if any. The pass gets the focus. */
export function choosePasses(form: HTMLFormElement | null, id: string, second = ''): void {
  const radio = form?.querySelector<HTMLInputElement>(`[name=variant][value="${id}"]`)
  if (!radio) return
  setSecondPass(form, second)
  radio.checked = true
  radio.focus()
}

/** Writes the pass that follows the chosen one into the form, by its id; empty for none. */
export function setSecondPass(form: HTMLFormElement | null, id: string): void {
  const field = form?.querySelector<HTMLInputElement>('[name=second]')
  if (field) field.value = id
}
