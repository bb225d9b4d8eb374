import { businessForm } from '../../shared/forms/business/form.ts'
import type { BusinessWords } from '../../shared/forms/business/labels.ts'
import { businessRules } from '../../shared/forms/business/rules.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { Field } from '../form/Field.tsx'
import { Form } from '../form/Form.tsx'
import { Person } from '../form/Person.tsx'
import { Rows } from '../form/Rows.tsx'
import type { FormProps } from '../form/text.ts'

interface BusinessFormProps extends FormProps<BusinessWords> {
  readonly parts: Readonly<Record<'company' | 'you' | 'terms', string>>
  readonly termsHref: string
}

const checked = { form: businessForm, rules: businessRules }

function BusinessForm({ parts, termsHref, ...props }: BusinessFormProps) {
  return (
    <Form {...props} checked={checked}>
      {field => (
        <>
          <h2 className="form__part">{parts.company}</h2>
          <div className="form__pair">
            <Field {...field('companyName')} />
            <Field {...field('registrationNumber')} />
          </div>
          <Field {...field('address')} />
          <div className="form__pair">
            <Field {...field('zipCode')} />
            <Field {...field('city')} />
          </div>
          <div className="form__pair">
            <Field {...field('district')} />
            <Field {...field('country')} />
          </div>
          <Field {...field('invoiceEmail')} />
          <h2 className="form__part">{parts.you}</h2>
          <Person field={field} />
          <Rows {...field('employees')} />
          <div>
            <a className="form__terms" href={termsHref} target="_blank" rel="noopener">
              {parts.terms}
            </a>
            <Field {...field('terms')} />
          </div>
        </>
      )}
    </Form>
  )
}

export default withErrorBoundary(BusinessForm)
