import type { ReactNode } from 'react'
import { contactForm } from '../../shared/forms/contact/form.ts'
import type { ContactWords } from '../../shared/forms/contact/labels.ts'
import { contactRules } from '../../shared/forms/contact/rules.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { Field } from '../form/Field.tsx'
import { Files } from '../form/Files.tsx'
import { Form } from '../form/Form.tsx'
import { Person } from '../form/Person.tsx'
import { Rows } from '../form/Rows.tsx'
import type { FormProps } from '../form/text.ts'

interface ContactFormProps extends FormProps<ContactWords> {
  /** A slot: who to contact, and what compensation may be due for a delay. */
  readonly compensation?: ReactNode
}

const checked = { form: contactForm, rules: contactRules }

function ContactForm({ compensation, ...props }: ContactFormProps) {
  return (
    <Form {...props} checked={checked}>
      {field => (
        <>
          <Field {...field('subject')} />
          <Person field={field} />
          <Field {...field('orderNumber')} />
          <div className="conditional conditional--page">
            <Field {...field('page')} />
          </div>
          <div className="conditional conditional--claim">{compensation}</div>
          <div className="conditional conditional--journeys">
            <Rows {...field('journeys')} />
          </div>
          <div className="conditional conditional--claim">
            <Field {...field('claimInfo')} />
          </div>
          <Field {...field('message')} />
          <Files {...field('files')} />
        </>
      )}
    </Form>
  )
}

export default withErrorBoundary(ContactForm)
