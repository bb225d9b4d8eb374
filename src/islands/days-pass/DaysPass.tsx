import { useMemo, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { monthsAhead, productOf } from '../../shared/shop/catalogue/catalogue.ts'
import { shopDay } from '../../shared/shop/iso-day.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import { daysPassName } from '../../shared/shop/words/variant-name.ts'
import { isKept } from '../../stores/basket.ts'
import { guarded } from '../boundary/guarded.tsx'
import type { SharedProps } from '../form/Field.tsx'
import { daysPassLine } from '../pass-shop/check-pass.ts'
import { FirstDay } from '../pass-shop/FirstDay.tsx'
import { groupOf } from '../pass-shop/fares.ts'
import type { StartPrices } from '../pass-shop/InCurrencies.tsx'
import { PassForm } from '../pass-shop/PassForm.tsx'
import { PassSum } from '../pass-shop/PassSum.tsx'
import { passFields } from '../pass-shop/pass-fields.ts'
import { Travellers } from '../pass-shop/Travellers.tsx'
import { usePartyForm } from '../pass-shop/use-party-form.ts'
import { usePassPrices } from '../pass-shop/use-pass-prices.ts'
import { type VariantGroup, Variants } from '../pass-shop/Variants.tsx'
import { Added } from '../shop/Added.tsx'
import { ChangeNote } from '../shop/ChangeNote.tsx'
import { Stepper } from '../shop/Stepper.tsx'
import { useAdding } from '../shop/use-adding.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useChanging } from '../shop/use-changing.ts'
import { useShopCurrency } from '../shop/use-shop-currency.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import { useHydrated } from '../wake/use-hydrated.ts'
import type { DaysPassText } from './text.ts'

interface DaysPassProps {
  readonly locale: Locale
  /** The id of the product that is sold here. */
  readonly product: string
  readonly groups: readonly VariantGroup[]
  readonly start: StartPrices
  /** The ages of each group, in words. */
  readonly ages: Readonly<Record<'adult' | 'child', string>>
  readonly infants: string
  readonly home: string
  readonly checkoutHref: string
  readonly text: DaysPassText
  readonly fieldText: SharedProps['text']
  readonly messages: FormMessages
}

/** A pass for days in a row: who, from when, which, and the travellers' names. */
function DaysPass(props: DaysPassProps) {
  const { locale, product, groups, start, ages, infants, home, checkoutHref, text, fieldText, messages } =
    props
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
    onWhole: whole => add(daysPassLine(whole, product, changing.lineId())),
  })
  const { entered, party, errors } = partyForm

  const shop = catalogue === 'failed' ? undefined : catalogue
  const pass = shop && productOf(shop, product, 'days-pass')
  const changing = useChanging({
    kinds: ['days-pass'],
    form: partyForm.form,
    toTexts: line => pass && passFields(line, pass, shopDay(now)),
  })
  const priced = usePassPrices({ shop, pass, entered, party, currency, at: now, locale })
  const { prices, fares } = priced
  const today = isReady ? shopDay(now) : undefined
  const variant = pass?.variants.find(({ id }) => id === entered.variant)
  /** One adult, whom the start prices are for. */
  const isStart = entered.people.length === 1 && entered.people[0]?.group === 'adult'

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
            pass={variant && daysPassName(variant, locale)}
            fault={fault}
            noPrice={priced.noPrice}
            names={entered.people.map(
              ({ name, group }) => name || (group === 'child' ? text.child : text.adult),
            )}
            currency={currency}
            locale={locale}
            text={changing.line ? { ...text, add: text.save } : text}
          />
        }
      >
        <ChangeNote {...{ changing, shop, currency, locale, checkoutHref, text }} />
        <fieldset className="party">
          <legend>{text.who}</legend>
          {(['adult', 'child'] as const).map(group => (
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
          <p className="hint">{infants}</p>
          {errors['adult'] && <p className="variants__error">{errors['adult']}</p>}
        </fieldset>
        <FirstDay
          shared={shared}
          today={today}
          monthsAhead={shop && monthsAhead(shop, product)}
          text={text}
        />
        <Variants
          groups={groups}
          prices={prices}
          start={isStart ? start : undefined}
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
          <div aria-live="polite">
            {party.people.some(({ residence }) => residence === 'JP') && (
              <p className="advice">{text.visitors}</p>
            )}
          </div>
        </section>
      </PassForm>
    </div>
  )
}

export default guarded(DaysPass)
