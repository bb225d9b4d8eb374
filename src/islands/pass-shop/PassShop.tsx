import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { priceBasket } from '../../shared/shop/basket/price-basket.ts'
import { type Catalogue, productOf } from '../../shared/shop/catalogue/catalogue.ts'
import { shopDay } from '../../shared/shop/iso-day.ts'
import type { LineFault } from '../../shared/shop/price-rules/order-line.ts'
import { lineTitle } from '../../shared/shop/words/line-words.ts'
import { faultWords, priceWords } from '../../shared/shop/words/price-words.ts'
import { addLine, basket, hasRoom, isKept } from '../../stores/basket.ts'
import { chooseCurrency, currency as chosenCurrency } from '../../stores/currency.ts'
import { guarded } from '../boundary/guarded.tsx'
import { Field, type SharedProps } from '../form/Field.tsx'
import { PriceSteps } from '../shop/PriceSteps.tsx'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { useHydrated } from '../wake/use-hydrated.ts'
import { Added } from './Added.tsx'
import { Advice } from './Advice.tsx'
import { passErrors, passLine } from './check-pass.ts'
import { type Entered, groups, mostPeople, readEntered } from './party.ts'
import { partyPrices, tripChoice } from './party-prices.ts'
import { Stepper } from './Stepper.tsx'
import { Travellers } from './Travellers.tsx'
import type { PassShopText } from './text.ts'
import { Variants, type VariantWords } from './Variants.tsx'

interface PassShopProps {
  readonly locale: Locale
  /** The id of the product that is sold here. */
  readonly product: string
  readonly variants: readonly VariantWords[]
  /** The ages of each group, in words. */
  readonly ages: Readonly<Record<(typeof groups)[number], string>>
  readonly home: string
  readonly checkoutHref: string
  readonly text: PassShopText
  readonly fieldText: SharedProps['text']
  readonly messages: FormMessages
}

const day = { kind: 'date' } as const
const noErrors: FormErrors = {}
const noPrices: ReturnType<typeof partyPrices> = new Map()

/**
 * Passes for a trip: describe it and be told the cheapest, or choose one; then who travels. The fields belong to the
 * browser, and all that is shown follows from what they hold.
 */
function PassShop(props: PassShopProps) {
  const { locale, product, variants, ages, home, checkoutHref, text, fieldText, messages } = props
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isReady = useHydrated(root)
  const catalogue = useCatalogue(locale)
  const currency = useShopCurrency(locale)
  const full = useStore(basket)
  const [entered, setEntered] = useState(() => readEntered(new Map([['adult', '1']])))
  const [errors, setErrors] = useState(noErrors)
  const [fault, setFault] = useState<LineFault | 'full'>()
  const [added, setAdded] = useState<string>()

  function read() {
    if (!form.current) return entered
    const now = readEntered(textsOf(form.current))
    setEntered(now)
    return now
  }
  // What was typed before hydration, or chosen by the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the form is there again
  useEffect(() => {
    read()
  }, [added])

  const shop = catalogue === 'failed' ? undefined : catalogue
  const pass = shop && productOf(shop, product, 'interrail')
  const now = useMemo(() => new Date(), [])
  const prices = useMemo(
    () => (pass && shop ? partyPrices(shop, pass, entered, { currency, at: now }) : noPrices),
    [shop, pass, entered, currency, now],
  )
  const choice = pass && shop && tripChoice(shop, pass, entered, { currency, at: now })
  const best = choice?.ok ? choice.best.variant.id : undefined
  const chosen = prices.get(entered.variant)

  function chooseVariant(id: string): void {
    const radio = form.current?.querySelector<HTMLInputElement>(`[name=variant][value="${id}"]`)
    if (!radio) return
    radio.checked = true
    radio.focus()
    read()
  }

  function onInput(): void {
    const next = read()
    setFault(undefined)
    // What was found wrong is looked at again; nothing new is found before the next try.
    if (errors !== noErrors) {
      const left = passErrors(next, shopDay(now), text)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => left[name])))
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const whole = read()
    const wrong = passErrors(whole, shopDay(now), text)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) focusField(first)
    else if (shop) put(whole, shop)
  }

  function put(whole: Entered, from: Catalogue): void {
    const line = passLine(whole, product, crypto.randomUUID())
    const result = priceBasket(
      from,
      { currency, lines: [...(full?.lines ?? []), line] },
      new Date(),
    ).lines.at(-1)?.result
    if (!hasRoom()) setFault('full')
    else if (!result?.ok) setFault(result ?? { fault: 'unknown-product' })
    else {
      addLine({ ...line, seen: result.total }, currency)
      // The basket's prices follow the reader from one language to another.
      if (!chosenCurrency.get()) keepCurrency()
      setAdded(lineTitle(from, line, locale))
    }
  }

  function keepCurrency(): void {
    try {
      chooseCurrency(currency)
    } catch {
      // There is no room for it: the basket knows its own.
    }
  }

  if (added !== undefined)
    return (
      <Added
        name={added}
        isKept={isKept()}
        href={checkoutHref}
        text={text}
        onAgain={() => setAdded(undefined)}
      />
    )
  const shared: SharedProps = { form: 'pass', locale, errors, text: fieldText, messages }
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
            <Stepper name="days" label={text.days} note="" start={0} max={93} text={text} />
            <Stepper name="nights" label={text.nights} note="" start={0} max={92} text={text} />
          </div>
          <div aria-live="polite">
            {pass && choice && (
              <Advice
                pass={pass}
                choice={choice}
                isKnown={entered.people.every(({ residence }) => residence !== '')}
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
          variants={variants}
          prices={prices}
          best={best}
          error={errors['variant']}
          currency={currency}
          locale={locale}
          text={text}
        />
        <section className="people">
          <h3>{text.travellers}</h3>
          <p className="hint">{text.asPassport}</p>
          <Travellers
            people={entered.people}
            shared={shared}
            locale={locale}
            home={home}
            isReady={isReady}
            text={text}
          />
        </section>
        {fault && (
          <p className="variants__error" role="alert">
            {fault === 'full' ? text.full : faultWords(fault, locale)}
          </p>
        )}
        <div className="pass-shop__sum">
          <p aria-live="polite">
            {text.total}{' '}
            <strong className="num">{chosen ? priceWords(chosen, currency, locale) : '–'}</strong>
          </p>
          <button className="btn" type="submit">
            {text.add}
          </button>
        </div>
        {chosen && (
          <PriceSteps
            title={text.explained}
            price={chosen}
            names={entered.people.map(({ name, group }) => name || text[group])}
            currency={currency}
            locale={locale}
          />
        )}
      </form>
    </div>
  )
}

/** A form's texts by name; what is not chosen is not there. */
function textsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function focusField(name: string): void {
  const id = `pass-${name.replace('.', '-')}`
  document.getElementById(id)?.focus()
}

export default guarded(PassShop)
