import { daysPassName } from '../../shared/shop/words/variant-name.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { daysPassLine } from '../pass-shop/check-pass.ts'
import { FirstDay } from '../pass-shop/FirstDay.tsx'
import type { StartPrices } from '../pass-shop/InCurrencies.tsx'
import { Party } from '../pass-shop/Party.tsx'
import { PassForm } from '../pass-shop/PassForm.tsx'
import { Travellers } from '../pass-shop/Travellers.tsx'
import { type PassFormProps, usePassForm } from '../pass-shop/use-pass-form.ts'
import { type VariantGroup, Variants } from '../pass-shop/Variants.tsx'
import type { DaysPassText } from './text.ts'

interface DaysPassProps extends PassFormProps {
  readonly groups: readonly VariantGroup[]
  readonly start: StartPrices
  /** The ages of each group, in words. */
  readonly ages: Readonly<Record<'adult' | 'child', string>>
  readonly infants: string
  /** The country whose residents can hardly use the pass. */
  readonly visitorsTo: string | undefined
  readonly text: DaysPassText
}

/** A pass for consecutive days: who travels, from when, which pass, and the travellers' names. */
function DaysPass(props: DaysPassProps) {
  const { locale, product, groups, start, ages, infants, home, visitorsTo, checkoutHref, text } = props
  const state = usePassForm({
    ...props,
    sells: 'days-pass',
    kinds: ['days-pass'],
    toLines: (whole, _, newId) => [daysPassLine(whole, product, newId())],
  })
  const { pass, currency, priced, today, shared, partyForm } = state
  const { entered, party, errors } = partyForm
  const variant = pass?.variants.find(({ id }) => id === entered.variant)
  const atStart = state.isOneAdult ? start : undefined

  return (
    <PassForm
      state={state}
      start={atStart}
      chosen={variant && daysPassName(variant, locale)}
      checkoutHref={checkoutHref}
      text={text}
    >
      <Party groups={['adult', 'child']} ages={ages} error={errors['adult']} hint={infants} text={text} />
      <FirstDay shared={shared} today={today} monthsAhead={state.monthsAhead} text={text} />
      <Variants
        groups={groups}
        prices={priced.prices}
        start={atStart}
        error={errors['variant']}
        currency={currency}
        locale={locale}
        text={text}
      />
      <section className="people">
        <h3>{text.travellers}</h3>
        <p className="hint">{text.asPassport}</p>
        <Travellers {...state.travellers} home={home} text={text} />
        <div aria-live="polite">
          {visitorsTo && party.people.some(({ residence }) => residence === visitorsTo) && (
            <p className="advice">{text.visitors}</p>
          )}
        </div>
      </section>
    </PassForm>
  )
}

export default withErrorBoundary(DaysPass)
