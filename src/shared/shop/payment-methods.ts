/** The possible ways to pay; `content/site.yaml` says which of them are offered. */
export const paymentMethods = ['pay-now', 'pay-later', 'instalments', 'card', 'bank-transfer'] as const
