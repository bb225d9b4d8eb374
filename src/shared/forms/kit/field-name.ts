/** The field name of a value in a row of a list. `rowName('employees', 0, 'phone') // => 'employees[0].phone'` */
export const rowName = (list: string, row: number, name: string) => `${list}[${row}].${name}`

/**
 * The `id` of a control from its form and field name, for labels and for links from a list of errors.
 *
 *     fieldId('business', 'employees[0].phone') // => 'business-employees-0-phone'
 */
export function fieldId(form: string, name: string): string {
  return `${form}-${name.replace(/[[\].]+/g, '-')}`
}
