import type { ReactNode } from 'react'
import type { IsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { Field, type SharedProps } from '../form/Field.tsx'
import { Stepper } from '../shop/Stepper.tsx'
import { FirstDay } from './FirstDay.tsx'
import type { PassShopText } from './text.ts'

const date = { kind: 'date' } as const

interface TripProps {
  /** Empty while it is not chosen. */
  readonly firstDay: string
  readonly today: IsoDay | undefined
  readonly monthsAhead: number | undefined
  readonly shared: SharedProps
  readonly text: PassShopText
  /** The advice on which pass suits the trip. */
  readonly children: ReactNode
}

/** The days of the trip, and the advice that follows from them. */
export function Trip({ firstDay, today, monthsAhead, shared, text, children }: TripProps) {
  return (
    <fieldset className="trip">
      <legend>{text.trip}</legend>
      <p className="hint">{text.tripHint}</p>
      {/* The duration of a route from the address; days that are chosen below take precedence. */}
      <input type="hidden" name="span" />
      {/* The pass that follows the chosen one, if the advice was two in a row. */}
      <input type="hidden" name="second" />
      <Stepper
        form="pass"
        name="days"
        label={text.days}
        note={text.daysNote}
        start={0}
        max={basketLimits.tripDays}
        isClamped
        text={text}
      />
      <div className="form__pair">
        <FirstDay {...{ shared, today, monthsAhead, text }} />
        <Field
          name="lastDay"
          field={date}
          words={{ label: text.lastDay }}
          range={{ min: firstDay || today }}
          shared={shared}
        />
      </div>
      <div aria-live="polite">{children}</div>
    </fieldset>
  )
}
