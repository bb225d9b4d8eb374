import { useCallback } from 'react'
import { isIsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { passBrand } from '../../shared/shop/pass-chooser/residence.ts'
import { type AgeGroup, ageGroup, ageGroups, ageOn } from '../../shared/shop/price-rules/age.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { useChunk } from '../hydration/use-chunk.ts'
import { passLine, passLines } from './check-pass.ts'
import { choosePasses, setSecondPass } from './choose-passes.ts'
import { fillPassForm } from './fill-pass-form.ts'
import type { StartPrices } from './InCurrencies.tsx'
import { Party } from './Party.tsx'
import { PassForm } from './PassForm.tsx'
import { Travellers } from './Travellers.tsx'
import { Trip } from './Trip.tsx'
import type { PassShopText } from './text.ts'
import { type PassFormProps, usePassForm } from './use-pass-form.ts'
import { useTripAdvice } from './use-trip-advice.ts'
import { type VariantGroup, Variants } from './Variants.tsx'

interface PassShopProps extends PassFormProps {
  readonly variants: readonly VariantGroup[]
  readonly start: StartPrices
  /** The ages of each group, in words. */
  readonly ages: Readonly<Record<AgeGroup, string>>
  /** The page where ordinary tickets are requested. */
  readonly ticketsHref: string
  readonly text: PassShopText
}

/**
 * Passes for a trip: the reader describes the trip and gets the cheapest, or chooses one, and then enters the
 * travellers. The fields are uncontrolled, and everything shown follows from their values.
 */
function PassShop(props: PassShopProps) {
  const { locale, product, variants, start, ages, home, checkoutHref, ticketsHref, text } = props
  const state = usePassForm({
    ...props,
    sells: 'interrail',
    kinds: ['interrail', 'interrail-group'],
    toLines: (whole, sold, newId) =>
      sold ? passLines(whole, sold, newId) : [passLine(whole, product, newId())],
  })
  const { shop, pass, currency, now, priced, today, shared, partyForm } = state
  const { form, entered, party, errors } = partyForm

  const group = useChunk(() => import('./GroupNames.tsx'), entered.people.length >= basketLimits.group)
  const { advice, best, second } = useTripAdvice({ shop, pass, entered, party, currency, now })
  const secondPass = useChunk(() => import('./SecondPass.tsx'), second !== undefined)
  // Its words are loaded once there is advice.
  const card = useChunk(() => import('./Advice.tsx'), advice !== undefined)
  const chosen = pass?.variants.find(({ id }) => id === entered.variant)
  // A pass that is chosen by hand has no second pass.
  const chooseAlone = useCallback(() => setSecondPass(form.current, ''), [form])
  const atStart = state.isOneAdult && party.class === 'second' ? start : undefined
  const isEurail =
    pass &&
    party.people.some(
      ({ residence }) => residence !== '' && passBrand(pass.residence, residence) === 'eurail',
    )

  function choose(id: string, following?: string): void {
    choosePasses(form.current, id, following)
    notify()
  }

  function fillList(values: ReadonlyMap<string, string>): void {
    if (!form.current) return
    fillPassForm(form.current, values)
    notify()
  }

  /** Dispatches the event of typing, so that prices and draft are updated. */
  function notify(): void {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <PassForm
      state={state}
      start={atStart}
      chosen={chosen && variantName(chosen, locale)}
      second={second && { name: variantName(second.variant, locale), price: second.price }}
      checkoutHref={checkoutHref}
      text={text}
    >
      <Party groups={ageGroups} ages={ages} error={errors['adult']} text={text} />
      <Trip
        firstDay={entered.firstDay}
        today={today}
        monthsAhead={state.monthsAhead}
        shared={shared}
        text={text}
      >
        {advice && card && (
          <card.Advice
            advice={advice}
            people={party.people.length}
            ticketsHref={ticketsHref}
            currency={currency}
            locale={locale}
            text={text}
            onChoose={choose}
          />
        )}
      </Trip>
      <fieldset className="seg">
        <legend>{text.class}</legend>
        {(['second', 'first'] as const).map(travelClass => (
          <label key={travelClass}>
            <input type="radio" name="class" value={travelClass} defaultChecked={travelClass === 'second'} />
            {text[travelClass]}
          </label>
        ))}
      </fieldset>
      <Variants
        groups={variants}
        prices={priced.prices}
        start={atStart}
        best={best}
        bestWords={text.best}
        error={errors['variant']}
        currency={currency}
        locale={locale}
        text={text}
        onChoose={chooseAlone}
      />
      {second && secondPass && (
        <secondPass.SecondPass
          pass={second}
          isDated={isIsoDay(party.firstDay)}
          currency={currency}
          locale={locale}
          text={text}
          onRemove={() => choose(entered.variant)}
        />
      )}
      <section className="people">
        <h3>{text.travellers}</h3>
        <p className="hint">{text.asPassport}</p>
        {pass && group && (
          <group.GroupNames
            hasPendingNames={entered.hasPendingNames}
            first={entered.people[0]}
            groupOfBirth={birth => ageGroup(ageOn(birth, priced.ageDay.day), pass.ages)}
            onFill={fillList}
            {...{ shared, locale, home, text }}
            isReady={today !== undefined}
          />
        )}
        {/* Typed names are kept, in case the reader changes their mind. */}
        <div hidden={entered.hasPendingNames}>
          <Travellers {...state.travellers} home={home} text={text} />
        </div>
        <div aria-live="polite">{isEurail && <p className="advice">{text.eurail}</p>}</div>
      </section>
    </PassForm>
  )
}

export default withErrorBoundary(PassShop)
