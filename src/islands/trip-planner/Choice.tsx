interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [Value, string])[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few options, all visible. */
export function Choice<Value extends string>({ name, label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice__in">
        {options.map(([option, words]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              data-query={name}
              onChange={() => onChange(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
