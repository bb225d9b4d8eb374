import { controlRules } from '../../shared/forms/kit/attributes.ts'
import { type FieldProps, Labelled } from '../form/Field.tsx'

/** A field for a place, with free text; `list` is the id of a list of the places that the site knows. */
export function PlaceField({ list, ...props }: FieldProps & { readonly list: string }) {
  return (
    <Labelled {...props}>
      {attributes => (
        <input
          {...attributes}
          {...controlRules(props.field)}
          list={list}
          placeholder=" "
          autoCapitalize="words"
          spellCheck={false}
        />
      )}
    </Labelled>
  )
}
