/** A message per field, by the field's name in the HTML, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>

/** What a checked form is: whole, or wrong. `tooLarge` is set when its files exceed their limit together. */
export type FormResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly errors: FormErrors; readonly tooLarge: boolean }
