import { useMemo, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { productOf } from '../../shared/shop/catalogue/catalogue.ts'
import { scheme } from '../../shared/shop/pass-chooser/residence.ts'
import { isKept } from '../../stores/basket.ts'
import { guarded } from '../boundary/guarded.tsx'
import { Field, type SharedProps } from '../form/Field.tsx'
import { Added } from '../shop/Added.tsx'
import { ChangeNote } from '../shop/ChangeNote.tsx'
import { Stepper } from '../shop/Stepper.tsx'
import { useAdding } from '../shop/use-adding.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useChanging } from '../shop/use-changing.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import { useHydrated } from '../wake/use-hydrated.ts'
import { Advice } from './Advice.tsx'
import { passLine } from './check-pass.ts'
import { PassSum } from './PassSum.tsx'
import { groups, mostPeople } from './party.ts'
import { partyPrices, tripChoice } from './party-prices.ts'
import { passFields } from './pass-fields.ts'
import { Travellers } from './Travellers.tsx'
import type { PassShopText } from './text.ts'
import { usePartyForm } from './use-party-form.ts'
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
  const { add, fault, forgetFault, added, again } = useAdding({
    catalogue,
    currency,
    locale,
    text,
    onPut: () => changing.end(),
  })
  const now = useShopTime(catalogue)
  const { form, entered, party, errors, read, onInput, onSubmit } = usePartyForm({
    text,
    locale,
    catalogue,
    product,
    now,
    shown: added,
    onChange: forgetFault,
    onWhole: whole => add(passLine(whole, product, changing.lineId())),
  })

  const shop = catalogue === 'failed' ? undefined : catalogue
  const pass = shop && productOf(shop, product, 'interrail')
  const changing = useChanging({
    kind: 'interrail',
    form,
    toTexts: line => pass && passFields(line, pass),
  })
  const prices = useMemo(
    () => (pass && shop ? partyPrices(shop, pass, party, { currency, at: now }) : noPrices),
    [shop, pass, party, currency, now],
  )
  const choice = useMemo(
    () => pass && shop && tripChoice(shop, pass, party, { currency, at: now }),
    [shop, pass, party, currency, now],
  )
  const best = choice?.ok ? choice.best.variant.id : undefined
  const chosen = prices.get(entered.variant)
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
        <ChangeNote {...{ changing, shop, currency, locale, checkoutHref, text }} />
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
          fault={fault}
          names={entered.people.map(({ name, group }) => name || text[group])}
          currency={currency}
          locale={locale}
          text={changing.line ? { ...text, add: text.save } : text}
        />
      </form>
    </div>
  )
}

export default guarded(PassShop)
