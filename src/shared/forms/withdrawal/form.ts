import { defineForm } from '../kit/define-form.ts'

/** The statement that withdraws from a contract: only what Directive (EU) 2023/2673 allows a trader to ask for. */
export const withdrawalForm = defineForm({
  name: 'withdrawal',
  receipt: true,
  fields: {
    name: { kind: 'line', max: 160, required: true, autoComplete: 'name' },
    contract: { kind: 'line', max: 160, required: true },
    part: { kind: 'paragraph', max: 1000 },
    email: { kind: 'email', required: true, autoComplete: 'email' },
  },
})

export type WithdrawalFields = typeof withdrawalForm.fields
