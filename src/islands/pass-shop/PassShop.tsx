import { useCallback, useMemo, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { monthsAhead, productOf } from '../../shared/shop/catalogue/catalogue.ts'
import { isIsoDay, shopDay } from '../../shared/shop/iso-day.ts'
import { scheme } from '../../shared/shop/pass-chooser/residence.ts'
import { type AgeGroup, ageGroup, ageGroups, ageOn } from '../../shared/shop/price-rules/age.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import { isKept } from '../../stores/basket.ts'
import { guarded } from '../boundary/guarded.tsx'
import type { SharedProps } from '../form/Field.tsx'
import { Added } from '../shop/Added.tsx'
import { ChangeNote } from '../shop/ChangeNote.tsx'
import { Stepper } from '../shop/Stepper.tsx'
import { useAdding } from '../shop/use-adding.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useChanging } from '../shop/use-changing.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import { useChunk } from '../wake/use-chunk.ts'
import { useHydrated } from '../wake/use-hydrated.ts'
import { passLine, passLines } from './check-pass.ts'
import { choosePasses, writeSecond } from './choose-passes.ts'
import { groupOf } from './fares.ts'
import { fillForm } from './fill-form.ts'
import type { StartPrices } from './InCurrencies.tsx'
import { PassForm } from './PassForm.tsx'
import { PassSum } from './PassSum.tsx'
import type { Entered } from './party.ts'
import { passFields } from './pass-fields.ts'
import { SecondPass } from './SecondPass.tsx'
import { Travellers } from './Travellers.tsx'
import { Trip } from './Trip.tsx'
import type { PassShopText } from './text.ts'
import { usePartyForm } from './use-party-form.ts'
import { usePassPrices } from './use-pass-prices.ts'
import { useTripAdvice } from './use-trip-advice.ts'
import { type VariantGroup, Variants } from './Variants.tsx'

interface PassShopProps {
  readonly locale: Locale
  /** The id of the product that is sold here. */
  readonly product: string
  readonly variants: readonly VariantGroup[]
  readonly start: StartPrices
  /** The ages of each group, in words. */
  readonly ages: Readonly<Record<AgeGroup, string>>
  readonly home: string
  readonly checkoutHref: string
  /** Where ordinary tickets are asked for. */
  readonly ticketsHref: string
  readonly text: PassShopText
  readonly fieldText: SharedProps['text']
  readonly messages: FormMessages
}

/**
 * Passes for a trip: describe it and be told the cheapest, or choose one; then who travels. The fields belong to the
 * browser, and all that is shown follows from what they hold.
 */
function PassShop(props: PassShopProps) {
  const { locale, product, variants, start, ages, home, checkoutHref, ticketsHref } = props
  const { text, fieldText, messages } = props
  const root = useRef<HTMLDivElement>(null)
  const isReady = useHydrated(root)
  const catalogue = useCatalogue(locale)
  const currency = useShopCurrency(locale)
  const { add, fault, forgetFault, added, again } = useAdding({
    catalogue,
    currency,
    locale,
    text,
    onPut: () => changing.end(),
  })
  const now = useShopTime(catalogue)
  const partyForm = usePartyForm({
    text,
    locale,
    catalogue,
    product,
    now,
    shown: added,
    onChange: forgetFault,
    onWhole: addPasses,
  })
  const { form, entered, party, errors } = partyForm

  const shop = catalogue === 'failed' ? undefined : catalogue
  const pass = shop && productOf(shop, product, 'interrail')
  const group = useChunk(() => import('./GroupNames.tsx'), entered.people.length >= basketLimits.group)
  const changing = useChanging({
    kinds: ['interrail', 'interrail-group'],
    form,
    toTexts: line => pass && passFields(line, pass, shopDay(now)),
  })
  const priced = usePassPrices({ shop, pass, entered, party, currency, at: now, locale })
  const { prices, fares } = priced
  const today = isReady ? shopDay(now) : undefined
  const { advice, best, second } = useTripAdvice({ shop, pass, entered, party, currency, now })
  // Its words come once there is something to advise.
  const card = useChunk(() => import('./Advice.tsx'), advice !== undefined)
  const chosen = pass?.variants.find(({ id }) => id === entered.variant)
  // A pass that is chosen by hand is chosen alone.
  const chooseAlone = useCallback(() => writeSecond(form.current, ''), [form])
  /** One adult in second class, which is what the start prices are for. */
  const isStart =
    entered.people.length === 1 && party.people[0]?.group === 'adult' && party.class === 'second'
  const isEurail =
    pass &&
    party.people.some(({ residence }) => residence !== '' && scheme(pass.residence, residence) === 'eurail')

  function addPasses(whole: Entered): void {
    const ids = [changing.lineId()]
    const newId = () => ids.pop() ?? crypto.randomUUID()
    if (pass) add(...passLines(whole, pass, newId))
    // Without the catalogue it is not known when a second pass would begin.
    else if (whole.second === '') add(passLine(whole, product, newId()))
  }

  function choose(id: string, following?: string): void {
    choosePasses(form.current, id, following)
    notify()
  }

  function fillList(values: ReadonlyMap<string, string>): void {
    if (!form.current) return
    fillForm(form.current, values)
    notify()
  }

  /** As if it were typed: the prices follow, and the draft. */
  function notify(): void {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const shared = useMemo(
    (): SharedProps => ({ form: 'pass', locale, errors, text: fieldText, messages }),
    [locale, errors, fieldText, messages],
  )

  if (added !== undefined)
    return <Added name={added} isKept={isKept()} href={checkoutHref} text={text} onAgain={again} />
  return (
    <div className="pass-shop" ref={root}>
      <PassForm
        party={partyForm}
        hasPrices={catalogue !== 'failed'}
        text={text}
        sum={
          <PassSum
            price={priced.chosen}
            prices={prices}
            start={isStart ? start : undefined}
            party={partyWords(
              entered.people.map(({ group }, place) => groupOf(group, fares[place])),
              locale,
            )}
            pass={chosen && variantName(chosen, locale)}
            second={second && { name: variantName(second.variant, locale), price: second.price }}
            fault={fault}
            noPrice={priced.noPrice}
            names={entered.people.map(({ name, group }) => name || text[group])}
            currency={currency}
            locale={locale}
            text={changing.line ? { ...text, add: text.save } : text}
          />
        }
      >
        <ChangeNote {...{ changing, shop, currency, locale, checkoutHref, text }} />
        <fieldset className="party">
          <legend>{text.who}</legend>
          {ageGroups.map(group => (
            <Stepper
              key={group}
              form="pass"
              name={group}
              label={text[group]}
              note={ages[group]}
              start={group === 'adult' ? 1 : 0}
              max={basketLimits.travellers}
              text={text}
            />
          ))}
          {errors['adult'] && <p className="variants__error">{errors['adult']}</p>}
        </fieldset>
        <Trip
          firstDay={entered.firstDay}
          today={today}
          monthsAhead={shop && monthsAhead(shop, product)}
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
          start={isStart ? start : undefined}
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
          {pass && group && (
            <group.GroupNames
              isLater={entered.isNamesLater}
              first={entered.people[0]}
              groupOfBirth={birth => ageGroup(ageOn(birth, priced.ageDay.day), pass.ages)}
              onFill={fillList}
              {...{ shared, locale, home, text }}
              isReady={isReady}
            />
          )}
          {/* What was typed of them stays, if the reader thinks better of it. */}
          <div hidden={entered.isNamesLater}>
            <Travellers
              people={entered.people}
              named={partyForm.named}
              fares={fares}
              sums={priced.sums}
              ageDay={priced.ageDay}
              shared={shared}
              locale={locale}
              home={home}
              today={today}
              text={text}
            />
          </div>
          <div aria-live="polite">{isEurail && <p className="advice">{text.eurail}</p>}</div>
        </section>
      </PassForm>
    </div>
  )
}

export default guarded(PassShop)
