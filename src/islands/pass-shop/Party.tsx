import { basketLimits } from '../../shared/shop/basket/limits.ts'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import { Stepper } from '../shop/Stepper.tsx'
import type { PartyText } from './pass-form-text.ts'

interface PartyProps<Group extends AgeGroup> {
  /** The age groups with a counter. */
  readonly groups: readonly Group[]
  /** The ages of each, in words. */
  readonly ages: Readonly<Record<Group, string>>
  readonly error: string | undefined
  readonly hint?: string
  readonly text: PartyText & Readonly<Record<Group | 'fewer' | 'moreOf', string>>
}

/** The number of travellers in each age group. */
export const Party = <Group extends AgeGroup>({ groups, ages, error, hint, text }: PartyProps<Group>) => (
  <fieldset className="party">
    <legend>{text.who}</legend>
    {groups.map(group => (
      <Stepper
        key={group}
        form="pass"
        name={group}
        label={text[group]}
        note={ages[group]}
        start={group === 'adult' ? 1 : 0}
        error={group === 'adult' ? error : undefined}
        max={basketLimits.travellers}
        isClamped
        text={text}
      />
    ))}
    {hint && <p className="hint">{hint}</p>}
  </fieldset>
)
