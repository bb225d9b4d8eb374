/** A form's values by name, without what is not chosen. */
export function fieldTexts(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
