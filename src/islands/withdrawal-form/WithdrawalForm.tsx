import { withdrawalForm } from '../../shared/forms/withdrawal/form.ts'
import type { WithdrawalWords } from '../../shared/forms/withdrawal/labels.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { Field } from '../form/Field.tsx'
import { Form } from '../form/Form.tsx'
import type { FormProps } from '../form/text.ts'

const checked = { form: withdrawalForm }

function WithdrawalForm(props: FormProps<WithdrawalWords>) {
  return (
    <Form {...props} checked={checked}>
      {field => (
        <>
          <Field {...field('name')} />
          <Field {...field('contract')} />
          <Field {...field('part')} />
          <Field {...field('email')} />
        </>
      )}
    </Form>
  )
}

export default withErrorBoundary(WithdrawalForm)
