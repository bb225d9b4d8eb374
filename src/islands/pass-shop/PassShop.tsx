import { useMemo, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { monthsAhead, productOf } from '../../shared/shop/catalogue/catalogue.ts'
import { shopDay } from '../../shared/shop/iso-day.ts'
import { scheme } from '../../shared/shop/pass-chooser/residence.ts'
import { ageGroup, ageOn } from '../../shared/shop/price-rules/age.ts'
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
import { useHydrated } from '../wake/use-hydrated.ts'
import { Advice } from './Advice.tsx'
import { passLine } from './check-pass.ts'
import { FirstDay } from './FirstDay.tsx'
import { groupOf, partyWords } from './fares.ts'
import { fillForm } from './fill-form.ts'
import { GroupList } from './GroupList.tsx'
import type { StartPrices } from './InCurrencies.tsx'
import { PassForm } from './PassForm.tsx'
import { PassSum } from './PassSum.tsx'
import { groups, mostPeople } from './party.ts'
import { tripChoice } from './party-prices.ts'
import { Travellers } from './Travellers.tsx'
import type { PassShopText } from './text.ts'
import { usePartyForm } from './use-party-form.ts'
import { usePassPrices } from './use-pass-prices.ts'
import { type VariantGroup, Variants } from './Variants.tsx'

interface PassShopProps {
  readonly locale: Locale
  /** The id of the product that is sold here. */
  readonly product: string
  readonly variants: readonly VariantGroup[]
  readonly start: StartPrices
  /** The ages of each group, in words. */
  readonly ages: Readonly<Record<(typeof groups)[number], string>>
  readonly home: string
  readonly checkoutHref: string
  readonly text: PassShopText
  readonly fieldText: SharedProps['text']
  readonly messages: FormMessages
}

const day = { kind: 'date' } as const

/** As many people are a group, whose names one rarely types one by one. */
const groupFrom = 10

/**
 * Passes for a trip: describe it and be told the cheapest, or choose one; then who travels. The fields belong to the
 * browser, and all that is shown follows from what they hold.
 */
function PassShop(props: PassShopProps) {
  const { locale, product, variants, start, ages, home, checkoutHref, text, fieldText, messages } = props
  const root = useRef<HTMLDivElement>(null)
  const isReady = useHydrated(root)
  const catalogue = useCatalogue(locale)
  const currency = useShopCurrency(locale)
  const { add, fault, forgetFault, added, again } = useAdding({ catalogue, currency, locale, text })
  const now = useShopTime(catalogue)
  const partyForm = usePartyForm({
    text,
    locale,
    catalogue,
    product,
    now,
    shown: added,
    onChange: forgetFault,
    onWhole: whole => add(passLine(whole, product, crypto.randomUUID())),
  })
  const { form, entered, party, errors, read } = partyForm

  const shop = catalogue === 'failed' ? undefined : catalogue
  const pass = shop && productOf(shop, product, 'interrail')
  const priced = usePassPrices({ shop, pass, entered, party, currency, at: now, locale })
  const { prices, fares } = priced
  const today = isReady ? shopDay(now) : undefined
  const choice = useMemo(
    () => pass && shop && tripChoice(shop, pass, party, { currency, at: now }),
    [shop, pass, party, currency, now],
  )
  const best = choice?.ok ? choice.best.variant.id : undefined
  const variant = pass?.variants.find(({ id }) => id === entered.variant)
  /** One adult in second class, which is what the start prices are for. */
  const isStart =
    entered.people.length === 1 && party.people[0]?.group === 'adult' && party.class === 'second'
  const isEurail =
    pass &&
    party.people.some(({ residence }) => residence !== '' && scheme(pass.residence, residence) === 'eurail')

  function chooseVariant(id: string): void {
    const radio = form.current?.querySelector<HTMLInputElement>(`[name=variant][value="${id}"]`)
    if (!radio) return
    radio.checked = true
    radio.focus()
    read()
  }

  function fillList(values: ReadonlyMap<string, string>): void {
    if (!form.current) return
    fillForm(form.current, values)
    // As if it were typed: the prices follow, and the draft.
    form.current.dispatchEvent(new Event('input', { bubbles: true }))
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
        action={checkoutHref}
        hasPrices={catalogue !== 'failed'}
        text={text}
        sum={
          <PassSum
            price={priced.chosen}
            prices={prices}
            start={isStart ? start : undefined}
            party={partyWords(
              entered.people.map(({ group }, place) => groupOf(group, fares[place])),
              text,
            )}
            pass={variant && variantName(variant, locale)}
            fault={fault}
            noPrice={priced.noPrice}
            names={entered.people.map(({ name, group }) => name || text[group])}
            currency={currency}
            locale={locale}
            text={text}
          />
        }
      >
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
          <div className="form__pair">
            <FirstDay
              shared={shared}
              today={today}
              monthsAhead={shop && monthsAhead(shop, product)}
              text={text}
            />
            <Field
              name="lastDay"
              field={day}
              words={{ label: text.lastDay }}
              range={{ min: entered.firstDay || today }}
              shared={shared}
            />
          </div>
          <div className="form__pair">
            <Stepper form="pass" name="days" label={text.days} note="" start={0} max={93} text={text} />
            <Stepper form="pass" name="nights" label={text.nights} note="" start={0} max={92} text={text} />
          </div>
          <div aria-live="polite">
            {pass && choice && (
              <Advice
                pass={pass}
                choice={choice}
                currency={currency}
                locale={locale}
                text={text}
                onChoose={chooseVariant}
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
          start={isStart ? start : undefined}
          best={best}
          bestWords={text.best}
          error={errors['variant']}
          currency={currency}
          locale={locale}
          text={text}
        />
        <section className="people">
          <h3>{text.travellers}</h3>
          <p className="hint">{text.asPassport}</p>
          {pass && entered.people.length >= groupFrom && (
            <GroupList
              groupOfBirth={birth => ageGroup(ageOn(birth, priced.ageDay.day), pass.ages)}
              onFill={fillList}
              text={text}
            />
          )}
          <Travellers
            people={entered.people}
            fares={fares}
            sums={priced.sums}
            ageDay={priced.ageDay}
            shared={shared}
            locale={locale}
            home={home}
            today={today}
            text={text}
          />
          <div aria-live="polite">{isEurail && <p className="advice">{text.eurail}</p>}</div>
        </section>
      </PassForm>
    </div>
  )
}

export default guarded(PassShop)
