import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { SentWords } from '../../shared/forms/registry.ts'
import type { PhoneHours } from '../../shared/phone-hours.ts'
import type { OrderedBasket, Terms } from '../../shared/shop/calendar/order-days.ts'
import type { BasketText } from '../shop/text.ts'
import { CopyButton } from './CopyButton.tsx'
import { nextSteps } from './next-steps.ts'
import { OrderSummary } from './OrderSummary.tsx'
import type { CheckoutText } from './text.ts'
import { usePageHead } from './use-page-head.ts'
import { useSentAddress } from './use-sent-address.ts'

interface ReceiptProps {
  readonly reference: string
  /** Before the reference. */
  readonly label: string
  /** The first name of the customer. */
  readonly name: string
  readonly at: Date
  readonly hours: PhoneHours
  /** The address of the answer page, which can be reloaded. */
  readonly answerPage: string
  readonly locale: Locale
  readonly sent: SentWords
  readonly text: CheckoutText
  readonly basketText: BasketText
  /** What was ordered; absent for an order in writing. */
  readonly basket: OrderedBasket | undefined
  readonly terms: Terms
  /** The button that starts another order. */
  readonly again: ReactNode
}

/** The page after an order request has arrived: the reference, what happens next and when, and what was ordered. */
export function Receipt(props: ReceiptProps) {
  const { reference, label, name, at, hours, answerPage, locale, sent, text, basket, again } = props
  usePageHead({ title: fillMessage(text.thanks, { name }), lead: `${sent.title}. ${sent.description}` })
  useSentAddress(answerPage, reference)
  return (
    <div className="receipt-page">
      {/* The following lines are shown only once, so no reload may remove them. */}
      <div className="receipt-page__reference" role="status" data-keep>
        <p>
          {label} <strong className="num nb">{reference}</strong>
        </p>
        <CopyButton value={reference} text={text} />
      </div>
      <section>
        <h2>{text.next}</h2>
        <ol className="next-steps">
          {nextSteps({ at, basket }, hours, text, locale).map(({ when, what }) => (
            <li key={what}>
              <strong>{when}</strong>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </section>
      {basket && <OrderSummary {...props} basket={basket} checkoutText={text} />}
      <div className="cluster">
        <button className="btn btn--line btn--sm" type="button" onClick={() => print()}>
          {text.print}
        </button>
        {again}
      </div>
    </div>
  )
}
