import type { ReactNode } from 'react'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import { isBasketStored } from '../../stores/basket.ts'
import { ErrorSummary } from '../form/Notices.tsx'
import { useChunk } from '../hydration/use-chunk.ts'
import { usePageAttribute } from '../page-attribute/use-page-attribute.ts'
import { Added } from '../shop/Added.tsx'
import { groupOf } from './fares.ts'
import type { StartPrices } from './InCurrencies.tsx'
import { PassSum, type SecondSum } from './PassSum.tsx'
import type { PassFormText } from './pass-form-text.ts'
import type { PassFormState } from './use-pass-form.ts'

interface FrameProps {
  readonly state: PassFormState
  /** The start price until the catalogue has loaded, if it is right for the chosen travellers. */
  readonly start: StartPrices | undefined
  /** The names of the chosen pass and of the one that follows it. */
  readonly chosen: string | undefined
  readonly second?: SecondSum | undefined
  readonly checkoutHref: string
  readonly text: PassFormText & Readonly<Partial<Record<AgeGroup, string>>>
  readonly children: ReactNode
}

/** The frame of a pass form: errors, fields, sum, and a button to clear it. */
export function PassForm({ state, start, chosen, second, checkoutHref, text, children }: FrameProps) {
  const { root, shop, hasPrices, currency, locale, adding, changing, partyForm, priced } = state
  const { form, entered, attempt, summary, onInput, onBlur, onSubmit, onReset } = partyForm
  const { variant, people, firstDay } = entered
  const isBegun = variant !== '' || people.length > 1 || firstDay !== ''
  const { added, again } = adding
  usePageAttribute('data-own-bar', isBegun && added === undefined)
  const note = useChunk(() => import('../shop/ChangeNote.tsx'), changing.isRequested)
  if (added !== undefined) {
    const isKept = isBasketStored()
    // A visit that changes a line neither shows nor saves the form's draft: a new visit does both.
    const onAgain = changing.isChanged && isKept ? () => location.reload() : again
    return <Added name={added} href={checkoutHref} {...{ isKept, text, onAgain }} />
  }
  return (
    <div className="pass-shop" ref={root}>
      <form
        className="form form--pass"
        method="dialog"
        ref={form}
        noValidate
        data-begun={isBegun || undefined}
        onInput={onInput}
        onBlur={onBlur}
        onSubmit={onSubmit}
        onReset={onReset}
      >
        <div className="pass-shop__fields">
          {summary.length > 0 && (
            <ErrorSummary
              key={attempt}
              title={text.fields}
              lines={summary.map(({ name, text: words }) => ({
                name,
                id: fieldId('pass', name),
                text: words,
              }))}
            />
          )}
          {!hasPrices && <p role="alert">{text.noPrices}</p>}
          {note && <note.ChangeNote {...{ changing, shop, currency, locale, checkoutHref, text }} />}
          {children}
        </div>
        <PassSum
          price={priced.chosen}
          prices={priced.prices}
          start={start}
          party={partyWords(
            people.map(({ group }, place) => groupOf(group, priced.fares[place])),
            locale,
          )}
          pass={chosen}
          second={second}
          fault={adding.fault}
          noPrice={people.length > basketLimits.travellers ? text.tooMany : priced.noPrice}
          names={people.map(({ name, group }) => name || (text[group] ?? ''))}
          currency={currency}
          locale={locale}
          text={changing.line ? { ...text, add: text.save } : text}
        />
        <p className="form__privacy">
          {text.draft}{' '}
          <button className="form__clear" type="reset">
            {text.clear}
          </button>
        </p>
      </form>
    </div>
  )
}
