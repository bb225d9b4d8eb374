import type { orderLabels } from '../../shared/forms/order/labels.ts'

type Labels = ReturnType<typeof orderLabels>

/** The order form's words with those ways to pay only that the shop offers: one without words is not shown. */
export function offered(labels: Labels, methods: readonly string[]): Labels {
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
