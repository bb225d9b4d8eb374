import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import { orderForm } from '../../shared/forms/order/form.ts'
import type { OrderWords } from '../../shared/forms/order/labels.ts'
import { orderRules } from '../../shared/forms/order/rules.ts'
import type { PhoneHours } from '../../shared/phone-hours.ts'
import type { Basket as Contents } from '../../shared/shop/basket/basket.ts'
import { priceBasket, withShownPrices } from '../../shared/shop/basket/price-basket.ts'
import type { Terms } from '../../shared/shop/calendar/order-days.ts'
import { sumWords } from '../../shared/shop/words/sum-words.ts'
import { basket, removeOrdered, trackEcommerce } from '../../stores/basket.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { Field } from '../form/Field.tsx'
import { Form } from '../form/Form.tsx'
import { Person } from '../form/Person.tsx'
import { RadioCards } from '../form/RadioCards.tsx'
import { Rows } from '../form/Rows.tsx'
import type { FormProps } from '../form/text.ts'
import { useChunk } from '../hydration/use-chunk.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { Basket } from '../shop/Basket.tsx'
import type { LineForms } from '../shop/line-to-change.ts'
import type { BasketText } from '../shop/text.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import { EmptyBasket } from './EmptyBasket.tsx'
import { prefillCustomerName } from './first-traveller.ts'
import { NoBasket } from './NoBasket.tsx'
import { Payment } from './Payment.tsx'
import type { CheckoutText } from './text.ts'

interface CheckoutProps extends FormProps<OrderWords> {
  readonly basketText: BasketText
  readonly checkoutText: CheckoutText
  readonly forms: LineForms
  /** The months within which a pass must be activated, and for which a gift card is valid. */
  readonly terms: Terms
  readonly phoneHours: PhoneHours
  /** The address of the contact form. */
  readonly contactPage: string
  /** The address of the answer page for forms without scripts. */
  readonly answerPage: string
}

/** The rows of an order without a basket: one is required, and the first is open. */
const needed = { ...orderForm.fields.items, required: true } as const
/** Whether an outside widget has the basket. Orders here are then written in rows, without the built-in basket. */
const isOutside = import.meta.env.SITE_OUTSIDE_BASKET
/** The site on which the built-in basket is paid, if any. */
const paymentSiteOf = isOutside ? undefined : import.meta.env.SITE_CHECKOUT
const useBasket = isOutside ? () => undefined : () => useStore(basket)
const useShop = isOutside ? () => undefined : useCatalogue

/** The basket, with the form that posts it to the payment site or sends it to customer service. */
function Checkout(checkout: CheckoutProps) {
  const { basketText, checkoutText, forms, terms, phoneHours, contactPage, answerPage, ...props } = checkout
  const { locale, words, text } = props
  const [isReady, setIsReady] = useState(false)
  const saved = useBasket()
  // The server's HTML has no basket, so the first render must have none either.
  useEffect(() => setIsReady(true), [])
  const contents = isReady ? saved : undefined
  const catalogue = useShop(locale)
  const shop = catalogue === 'failed' ? undefined : catalogue
  const checked: CheckedForm<typeof orderForm.fields, OrderWords> = {
    form: orderForm,
    rules: (input, words, now) => orderRules(input, words, now, shop),
  }
  const written = { ...words.fields.items, label: checkoutText.written }
  const now = useShopTime(catalogue)
  const priced = shop && contents && priceBasket(shop, contents, now)
  const sum = priced && priced.total > 0 ? ` · ${sumWords(priced, contents.currency, locale)}` : ''
  // With the displayed prices, so that the function notices a different sum.
  const sent = contents && { ...contents, ...(priced && { lines: withShownPrices(priced) }) }
  const note = useChunk(() => import('./EarlyNote.tsx'), isReady)
  const early = note && shop && contents && <note.EarlyNote lines={contents.lines} {...{ shop, locale }} />
  const root = useRef<HTMLDivElement>(null)
  // The form calls this too, but is replaced by the payment if there is a basket.
  useHydrated(root)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is typed or emptied then is the reader's
  useEffect(() => {
    const form = root.current?.querySelector<HTMLFormElement>('.form--order')
    if (form && contents) prefillCustomerName(form, contents)
  }, [isReady])
  const [ordered, setOrdered] = useState<Ordered>()
  // Loaded in advance. If it is missing, the usual answer still shows the reference.
  const after = useChunk(() => import('./Receipt.tsx'), isReady)

  function onSent(): void {
    const name = root.current?.querySelector<HTMLInputElement>('.form--order [name=name]')?.value.trim() ?? ''
    setOrdered({ name, basket: sent })
    if (!contents) return
    trackEcommerce('generate_lead', contents.lines, contents.currency)
    removeOrdered(contents.lines)
  }
  return (
    <div className="checkout" data-paid-at={paymentSiteOf} ref={root}>
      {isReady && !isOutside && <CheckoutView {...{ contents, catalogue, now, basketText, forms, locale }} />}
      {paymentSiteOf && contents && (
        <Payment url={paymentSiteOf} {...{ contents, checkoutText }} form={props}>
          {early}
        </Payment>
      )}
      {paymentSiteOf && !contents && (
        <div className="checkout__form">
          <EmptyBasket
            forms={forms.byKind}
            names={words.fields.items.fields.product.options}
            text={checkoutText}
          />
          <NoBasket contactPage={contactPage} text={checkoutText} />
        </div>
      )}
      {!paymentSiteOf && (
        <div className="checkout__form">
          <Form
            {...props}
            text={{ ...text, send: text.send + sum }}
            checked={checked}
            onSent={onSent}
            answer={({ reference, pricedAt }, again) =>
              ordered &&
              after && (
                <after.Receipt
                  {...ordered}
                  at={new Date(pricedAt)}
                  {...{ reference, answerPage, terms, locale, basketText }}
                  label={props.answers.reference}
                  hours={phoneHours}
                  sent={props.sent}
                  text={checkoutText}
                  again={again}
                />
              )
            }
          >
            {field => (
              <>
                {contents ? (
                  <input type="hidden" name="basket" value={JSON.stringify(sent)} />
                ) : (
                  <>
                    {!isOutside && (
                      <EmptyBasket
                        forms={forms.byKind}
                        names={words.fields.items.fields.product.options}
                        text={checkoutText}
                      />
                    )}
                    <Rows
                      {...field('items')}
                      field={needed}
                      words={isOutside ? words.fields.items : written}
                    />
                  </>
                )}
                <h2 className="rows__title">{checkoutText.details}</h2>
                <Person field={field} />
                <RadioCards {...field('payment')} />
                <details className="checkout__gift fold-link">
                  <summary>{checkoutText.gift}</summary>
                  <div className="form__pair">
                    <Field {...field('giftCode')} />
                    <Field {...field('giftCurrency')} />
                  </div>
                </details>
                <Field {...field('message')} />
                {early}
                <p className="checkout__note">
                  {import.meta.env.SITE_CHECKOUT ? checkoutText.inWriting : checkoutText.noPayment}
                </p>
              </>
            )}
          </Form>
        </div>
      )}
    </div>
  )
}

interface Ordered {
  /** The first name of the customer. */
  readonly name: string
  /** Absent for an order in writing. */
  readonly basket: Contents | undefined
}

interface CheckoutViewProps {
  readonly contents: Contents | undefined
  readonly catalogue: ReturnType<typeof useCatalogue>
  readonly now: Date
  readonly basketText: BasketText
  readonly forms: LineForms
  readonly locale: CheckoutProps['locale']
}

function CheckoutView({ contents, catalogue, now, basketText, forms, locale }: CheckoutViewProps) {
  if (!catalogue) return contents ? <p role="status">{basketText.loading}</p> : null
  if (catalogue === 'failed') return contents ? <p role="alert">{basketText.noPrices}</p> : null
  return <Basket {...{ contents, catalogue, now, forms, locale }} text={basketText} />
}

export default withErrorBoundary(Checkout)
