import type { FieldProps } from '../form/Field.tsx'

interface SegmentProps extends Pick<FieldProps, 'name' | 'words'> {
  /** The option that is chosen at first. */
  readonly start: string
}

/** One of a few options, all visible. The radio buttons are uncontrolled, so a choice made before hydration stays. */
export function Segment({ name, words, start }: SegmentProps) {
  return (
    <fieldset className="seg">
      <legend>{words.label}</legend>
      {Object.entries(words.options ?? {}).map(([value, option]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === start} />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
