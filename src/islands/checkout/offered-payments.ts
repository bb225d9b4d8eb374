import type { FormWords } from '../../shared/forms/kit/labels.ts'
import type { CustomerWords } from '../../shared/forms/order/customer-labels.ts'

/** The order form's texts with only the payment methods that the shop offers: an option without a label is not shown. */
export function withOfferedPayments<Words extends Pick<CustomerWords, 'payment'>>(
  labels: FormWords<Words>,
  methods: readonly string[],
): FormWords<Words> {
  const { payment } = labels.fields
  const options = Object.fromEntries(
    Object.entries(payment.options).map(([method, words]) => [method, methods.includes(method) ? words : '']),
  )
  return {
    ...labels,
    fields: {
      ...labels.fields,
      payment: { ...payment, options: { ...payment.options, ...options } },
    },
  }
}
