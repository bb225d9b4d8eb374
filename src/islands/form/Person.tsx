import { Field, type FieldProps } from './Field.tsx'

interface PersonProps {
  readonly field: (name: 'name' | 'lastName' | 'email' | 'phone') => FieldProps
}

/** The fields for name and contact details. */
export function Person({ field }: PersonProps) {
  return (
    <>
      <div className="form__pair">
        <Field {...field('name')} />
        <Field {...field('lastName')} />
      </div>
      <div className="form__pair">
        <Field {...field('email')} />
        <Field {...field('phone')} />
      </div>
    </>
  )
}
