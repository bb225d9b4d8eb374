import type { FormRules } from '../kit/check.ts'
import { rowName } from '../kit/field-name.ts'
import type { BusinessFields } from './form.ts'
import type { BusinessWords } from './labels.ts'

const needed = ['contactName', 'email', 'phone'] as const

/**
 * An employee row that was begun needs a name, an address and a number. If no row was begun, the error is on the list.
 */
export const businessRules: FormRules<BusinessFields, BusinessWords> = ({ employees }, words) => {
  const of = words.employees.fields
  return Object.fromEntries(
    employees.flatMap(({ row, values }) =>
      needed
        .filter(name => values[name] === '')
        .map(name => [rowName('employees', row, name), of[name].missing]),
    ),
  )
}
