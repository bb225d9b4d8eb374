/** A form's texts by name; what is not chosen is not there. */
export function fieldTexts(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
