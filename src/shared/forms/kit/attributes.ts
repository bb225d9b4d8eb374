import type { Field } from './fields.ts'
import { limits } from './limits.ts'

/** The HTML attributes for a field's rules, as React spells them. */
export interface ControlRules {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'checkbox' | 'file'
  readonly required?: true
  readonly maxLength?: number
  readonly pattern?: string
  readonly autoComplete?: string
  readonly multiple?: true
}

/** The attributes of a field's control; `inputmode` follows from `type` if the kind has one. */
export function controlRules(field: Field): ControlRules {
  return {
    ...kindRules(field),
    ...(field.required && { required: field.required }),
    ...('autoComplete' in field && field.autoComplete && { autoComplete: field.autoComplete }),
  }
}

function kindRules(field: Field): ControlRules {
  switch (field.kind) {
    case 'line':
      return { type: 'text', maxLength: field.max }
    case 'paragraph':
      return { maxLength: field.max }
    case 'email':
      // Browsers accept an address without a dot in its domain.
      return { type: 'email', maxLength: limits.email, pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+' }
    case 'phone':
      return { type: 'tel', maxLength: limits.phone }
    case 'date':
    case 'time':
      return { type: field.kind }
    case 'consent':
      return { type: 'checkbox' }
    case 'files':
      return { type: 'file', multiple: true }
    case 'choice':
    case 'json':
    case 'list':
      return {}
  }
}
