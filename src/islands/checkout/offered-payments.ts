import type { FormWords } from '../../shared/forms/kit/labels.ts'
import type { CustomerWords } from '../../shared/forms/order/customer-labels.ts'

/** The order form's texts with only the payment methods that the shop offers. */
export function withOfferedPayments<Words extends Pick<CustomerWords, 'payment'>>(
  labels: FormWords<Words>,
  methods: readonly string[],
): FormWords<Words> {
  const { payment } = labels.fields
  const offered = Object.fromEntries(
    Object.entries(payment.options).filter(([method]) => methods.includes(method)),
  )
  return {
    ...labels,
    fields: {
      ...labels.fields,
      payment: { ...payment, options: offered as typeof payment.options },
    },
  }
}
