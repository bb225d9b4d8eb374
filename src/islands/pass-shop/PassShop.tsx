import { useCallback, useMemo, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { productOf } from '../../shared/shop/catalogue/catalogue.ts'
import { isIsoDay } from '../../shared/shop/iso-day.ts'
import { scheme } from '../../shared/shop/pass-chooser/residence.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import { isKept } from '../../stores/basket.ts'
import { guarded } from '../boundary/guarded.tsx'
import { Field, type SharedProps } from '../form/Field.tsx'
import { Added } from '../shop/Added.tsx'
import { Stepper } from '../shop/Stepper.tsx'
import { useAdding } from '../shop/use-adding.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import { useChunk } from '../wake/use-chunk.ts'
import { useHydrated } from '../wake/use-hydrated.ts'
import { passLine, passLines } from './check-pass.ts'
import { choosePasses, writeSecond } from './choose-passes.ts'
import { PassSum } from './PassSum.tsx'
import { type Entered, groups, mostPeople } from './party.ts'
import { partyPrices } from './party-prices.ts'
import { SecondPass } from './SecondPass.tsx'
import { Travellers } from './Travellers.tsx'
import type { PassShopText } from './text.ts'
import { usePartyForm } from './use-party-form.ts'
import { useTripAdvice } from './use-trip-advice.ts'
import { type VariantGroup, Variants } from './Variants.tsx'

interface PassShopProps {
  readonly locale: Locale
  /** The id of the product that is sold here. */
  readonly product: string
  readonly variants: readonly VariantGroup[]
  /** The ages of each group, in words. */
  readonly ages: Readonly<Record<(typeof groups)[number], string>>
  readonly home: string
  readonly checkoutHref: string
  /** Where ordinary tickets are asked for. */
  readonly ticketsHref: string
  readonly text: PassShopText
  readonly fieldText: SharedProps['text']
  readonly messages: FormMessages
}

const day = { kind: 'date' } as const
const noPrices: ReturnType<typeof partyPrices> = new Map()

/**
 * Passes for a trip: describe it and be told the cheapest, or choose one; then who travels. The fields belong to the
 * browser, and all that is shown follows from what they hold.
 */
function PassShop(props: PassShopProps) {
  const { locale, product, variants, ages, home, checkoutHref, text, fieldText, messages } = props
  const root = useRef<HTMLDivElement>(null)
  const isReady = useHydrated(root)
  const catalogue = useCatalogue(locale)
  const currency = useShopCurrency(locale)
  const { add, fault, forgetFault, added, again } = useAdding({ catalogue, currency, locale, text })
  const now = useShopTime(catalogue)
  const { form, entered, party, errors, read, onInput, onSubmit } = usePartyForm({
    text,
    locale,
    catalogue,
    product,
    now,
    shown: added,
    onChange: forgetFault,
    onWhole: addPasses,
  })

  const shop = catalogue === 'failed' ? undefined : catalogue
  const pass = shop && productOf(shop, product, 'interrail')
  const prices = useMemo(
    () => (pass && shop ? partyPrices(shop, pass, party, { currency, at: now }) : noPrices),
    [shop, pass, party, currency, now],
  )
  const { advice, best, second } = useTripAdvice({ shop, pass, entered, party, currency, now })
  // Its words come once there is something to advise.
  const card = useChunk(() => import('./Advice.tsx'), advice !== undefined)
  const chosen = prices.get(entered.variant)
  // A pass that is chosen by hand is chosen alone.
  const chooseAlone = useCallback(() => writeSecond(form.current, ''), [form])
  const isEurail =
    pass &&
    party.people.some(({ residence }) => residence !== '' && scheme(pass.residence, residence) === 'eurail')

  function addPasses(whole: Entered): void {
    const newId = () => crypto.randomUUID()
    if (pass) add(...passLines(whole, pass, newId))
    // Without the catalogue it is not known when a second pass would begin.
    else if (whole.second === '') add(passLine(whole, product, newId()))
  }

  function choose(id: string, following?: string): void {
    choosePasses(form.current, id, following)
    read()
  }

  const shared = useMemo(
    (): SharedProps => ({ form: 'pass', locale, errors, text: fieldText, messages }),
    [locale, errors, fieldText, messages],
  )

  if (added !== undefined)
    return <Added name={added} isKept={isKept()} href={checkoutHref} text={text} onAgain={again} />
  return (
    <div className="pass-shop" ref={root}>
      <form
        className="form form--pass"
        method="post"
        action={checkoutHref}
        ref={form}
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {catalogue === 'failed' && <p role="alert">{text.noPrices}</p>}
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
              max={mostPeople}
              text={text}
            />
          ))}
          {errors['adult'] && <p className="variants__error">{errors['adult']}</p>}
        </fieldset>
        <fieldset className="trip">
          <legend>{text.trip}</legend>
          <p className="hint">{text.tripHint}</p>
          {/* How long a route takes, as its address says: what is chosen below goes before it. */}
          <input type="hidden" name="span" />
          {/* The pass that follows the chosen one, where the advice was two in a row. */}
          <input type="hidden" name="second" />
          <div className="form__pair">
            <Field
              name="firstDay"
              field={{ ...day, required: true }}
              words={{ label: text.firstDay }}
              shared={shared}
            />
            <Field name="lastDay" field={day} words={{ label: text.lastDay }} shared={shared} />
          </div>
          <div className="form__pair">
            <Stepper
              form="pass"
              name="days"
              label={text.days}
              note={text.daysNote}
              start={0}
              max={93}
              text={text}
            />
          </div>
          <div aria-live="polite">
            {advice && card && (
              <card.Advice
                advice={advice}
                people={party.people.length}
                ticketsHref={props.ticketsHref}
                currency={currency}
                locale={locale}
                text={text}
                onChoose={choose}
              />
            )}
          </div>
        </fieldset>
        <fieldset className="seg">
          <legend>{text.class}</legend>
          {(['second', 'first'] as const).map(travelClass => (
            <label key={travelClass}>
              <input
                type="radio"
                name="class"
                value={travelClass}
                defaultChecked={travelClass === 'second'}
              />
              {text[travelClass]}
            </label>
          ))}
        </fieldset>
        <Variants
          groups={variants}
          prices={prices}
          best={best}
          bestWords={text.best}
          error={errors['variant']}
          currency={currency}
          locale={locale}
          text={text}
          onChoose={chooseAlone}
        />
        {second && (
          <SecondPass
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
          <Travellers
            people={party.people}
            shared={shared}
            locale={locale}
            home={home}
            isReady={isReady}
            text={text}
          />
          <div aria-live="polite">{isEurail && <p className="advice">{text.eurail}</p>}</div>
        </section>
        <PassSum
          price={chosen}
          second={second && { name: variantName(second.variant, locale), price: second.price }}
          fault={fault}
          names={entered.people.map(({ name, group }) => name || text[group])}
          currency={currency}
          locale={locale}
          text={text}
        />
      </form>
    </div>
  )
}

export default guarded(PassShop)
