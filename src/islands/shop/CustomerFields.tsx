import type { CustomerWords } from '../../shared/forms/order/customer-labels.ts'
import { Field, type FieldProps } from '../form/Field.tsx'
import { Person } from '../form/Person.tsx'
import type { FormProps } from '../form/text.ts'

interface CustomerFieldsProps {
  readonly field: (name: keyof CustomerWords) => FieldProps
  readonly legend: string
  readonly text: FormProps<unknown>['text']
  readonly privacyHref: string
}

/** The customer's fields, where no script continues to the checkout page, which has them. */
export function CustomerFields({ field, legend, text, privacyHref }: CustomerFieldsProps) {
  return (
    <fieldset className="without-script who">
      <legend>{legend}</legend>
      <Person field={field} />
      <Field {...field('payment')} />
      <p className="form__privacy">
        {text.privacy} <a href={privacyHref}>{text.privacyLink}</a>
      </p>
    </fieldset>
  )
}
