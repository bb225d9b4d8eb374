import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { brand } from '../../shared/brand.ts'
import { shopDay } from '../../shared/iso-day.ts'
import { priceBasket } from '../../shared/shop/basket/price-basket.ts'
import { calendarFile } from '../../shared/shop/calendar/icalendar.ts'
import { type OrderedBasket, orderDays, type Terms } from '../../shared/shop/calendar/order-days.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import { lineChoices } from '../../shared/shop/words/line-choices.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import { priceWords } from '../../shared/shop/words/price-words.ts'
import { differingSumRow, sumWords } from '../../shared/shop/words/sum-words.ts'
import { lineDetails } from '../shop/line-details.ts'
import type { BasketText } from '../shop/text.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { EarlyNote } from './EarlyNote.tsx'
import type { CheckoutText } from './text.ts'

interface OrderSummaryProps {
  readonly basket: OrderedBasket
  /** When the function priced the order. */
  readonly at: Date
  readonly reference: string
  readonly terms: Terms
  readonly locale: Locale
  readonly basketText: BasketText
  readonly checkoutText: CheckoutText
}

/** What was ordered, for reading and printing, and its days for the reader's calendar. */
export function OrderSummary(props: OrderSummaryProps) {
  const catalogue = useCatalogue(props.locale)
  return catalogue && catalogue !== 'failed' ? <Summary {...props} catalogue={catalogue} /> : null
}

function Summary(props: OrderSummaryProps & { readonly catalogue: Catalogue }) {
  const { basket, at, reference, terms, locale, basketText, checkoutText, catalogue } = props
  const { currency } = basket
  const priced = priceBasket(catalogue, basket, at)
  const another = differingSumRow(priced, currency, locale)
  return (
    <section>
      <h2>{checkoutText.ordered}</h2>
      <EarlyNote lines={basket.lines} shop={catalogue} {...{ at, locale }} />
      <ul className="basket__lines">
        {priced.lines.map(({ line, result }) => (
          <li className="basket__line" key={line.id}>
            <h3 className="basket__name">{lineTitle(catalogue, line, locale)}</h3>
            <p className="basket__price num">{priceWords(result, currency, locale)}</p>
            <div className="basket__about">
              {[lineChoices(line, currency, locale).join(', '), ...lineDetails(line)].map(words => (
                <p key={words}>{words}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="basket__total">
        <span>{basketText.total}</span> <strong className="num">{sumWords(priced, currency, locale)}</strong>
      </p>
      {another && (
        <p className="basket__total">
          <span>{another[0]}</span> <span className="num">{another[1]}</span>
        </p>
      )}
      <CalendarLink
        file={calendarFile({
          product: `-//${brand}//Order//${locale.toUpperCase()}`,
          made: at,
          days: orderDays({ basket, reference, day: shopDay(at) }, terms, catalogue, locale),
        })}
        name={`${brand.toLowerCase()}-${reference}.ics`}
        label={checkoutText.calendar}
      />
    </section>
  )
}

interface CalendarLinkProps {
  readonly file: string
  readonly name: string
  readonly label: string
}

/** A file that is made in the browser, so that no address contains order data. */
function CalendarLink({ file, name, label }: CalendarLinkProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <a className="btn btn--line btn--sm" href={address} download={name}>
      {label}
    </a>
  )
}
