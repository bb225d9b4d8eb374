import type { ReactNode } from 'react'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { orderForm } from '../../shared/forms/order/form.ts'
import type { OrderWords } from '../../shared/forms/order/labels.ts'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import { Field } from '../form/Field.tsx'
import type { FormProps } from '../form/text.ts'
import type { CheckoutText } from './text.ts'

interface PaymentProps {
  readonly url: string
  readonly contents: Basket
  readonly checkoutText: CheckoutText
  /** The words of the fields. */
  readonly form: FormProps<OrderWords>
  /** Notes above the button. */
  readonly children: ReactNode
}

/** Posts the basket to the site where it is paid, with the code of a gift card if the customer has one. */
export function Payment({ url, contents, checkoutText, form, children }: PaymentProps) {
  const { locale, text, words } = form
  const shared = { form: 'payment', locale, errors: {}, text, messages: words.messages }
  return (
    <form className="checkout__form form" method="post" action={url}>
      <input type="hidden" name="basket" value={JSON.stringify(contents)} />
      <details className="checkout__gift fold-link">
        <summary>{checkoutText.gift}</summary>
        <Field
          name="giftCardCode"
          field={orderForm.fields.giftCode}
          words={words.fields.giftCode}
          shared={shared}
        />
      </details>
      {children}
      <p className="checkout__note">{fillMessage(checkoutText.paidAt, { host: new URL(url).host })}</p>
      <div className="cluster">
        <button className="btn btn--wide" type="submit">
          {checkoutText.toPayment}
        </button>
      </div>
    </form>
  )
}
