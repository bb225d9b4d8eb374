import { Icon } from '../icon/Icon.tsx'

interface CountStepperProps {
  readonly label: string
  readonly fewer: string
  readonly more: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number between two buttons. At a limit its button stays focusable, so that the focus is not lost. */
export function CountStepper({ label, fewer, more, value, min, max, onChange }: CountStepperProps) {
  const step = (by: number) => {
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown
    <div className="stepper__in" role="group" aria-label={label}>
      <button type="button" aria-label={fewer} aria-disabled={value <= min} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <output className="num">{value}</output>
      <button type="button" aria-label={more} aria-disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
