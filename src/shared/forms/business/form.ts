import { defineForm } from '../kit/define-form.ts'
import { limits } from '../kit/limits.ts'

/** The application for a business account. The rules about employees are in `rules.ts`. */
export const businessForm = defineForm({
  name: 'business',
  fields: {
    companyName: { kind: 'line', max: 120, required: true, autoComplete: 'organization' },
    registrationNumber: { kind: 'line', max: 40, required: true },
    address: { kind: 'line', max: 120, required: true, autoComplete: 'address-line1' },
    zipCode: { kind: 'line', max: 16, required: true, autoComplete: 'postal-code' },
    city: { kind: 'line', max: 80, required: true, autoComplete: 'address-level2' },
    district: { kind: 'line', max: 80, autoComplete: 'address-level3' },
    country: { kind: 'line', max: 80, required: true, autoComplete: 'country-name' },
    invoiceEmail: { kind: 'email', required: true },
    name: { kind: 'line', max: limits.name, required: true, autoComplete: 'given-name' },
    lastName: { kind: 'line', max: limits.name, required: true, autoComplete: 'family-name' },
    email: { kind: 'email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone', required: true, autoComplete: 'tel' },
    employees: {
      kind: 'list',
      max: 20,
      required: true,
      fields: {
        contactName: { kind: 'line', max: 160 },
        email: { kind: 'email' },
        phone: { kind: 'phone' },
      },
    },
    terms: { kind: 'consent', required: true },
  },
})

export type BusinessFields = typeof businessForm.fields
