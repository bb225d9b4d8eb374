import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { CheckedForm } from '../../shared/forms/kit/check.ts'
import { orderForm } from '../../shared/forms/order/form.ts'
import { orderRules } from '../../shared/forms/order/rules.ts'
import type { OrderWords } from '../../shared/forms/order/words.ts'
import type { Basket as Contents } from '../../shared/shop/basket/basket.ts'
import { priceBasket, withShownPrices } from '../../shared/shop/basket/price-basket.ts'
import type { Terms } from '../../shared/shop/calendar/order-days.ts'
import { basket, sayDone, takeOut } from '../../stores/basket.ts'
import { guarded } from '../boundary/guarded.tsx'
import { Field } from '../form/Field.tsx'
import { Form } from '../form/Form.tsx'
import { Person } from '../form/Person.tsx'
import type { FormProps } from '../form/text.ts'
import { Basket } from '../shop/Basket.tsx'
import type { BasketText } from '../shop/text.ts'
import { useCatalogue } from '../shop/use-catalogue.ts'
import { useShopTime } from '../shop/use-shop-time.ts'
import { useChunk } from '../wake/use-chunk.ts'
import { beginWithTraveller } from './first-traveller.ts'
import type { OrderedProps } from './Ordered.tsx'
import type { CheckoutText } from './text.ts'

interface CheckoutProps extends FormProps<OrderWords> {
  readonly basketText: BasketText
  readonly checkoutText: CheckoutText
  /** How long a pass may wait and a gift card is valid. */
  readonly terms: Terms
  /** Where a basket is paid, if it is anywhere. */
  readonly checkoutUrl?: string | undefined
}

/** What is ordered in writing: without a basket a row of it is needed, and the first is open. */
const needed = { ...orderForm.fields.items, required: true } as const
/** Others keep what is ordered: what is ordered here is written, and nothing of the built-in basket comes along. */
const isOutside = import.meta.env.SITE_OUTSIDE_BASKET
const useBasket = isOutside ? () => undefined : () => useStore(basket)
const useShop = isOutside ? () => undefined : useCatalogue

/** The basket, and what turns it into an order: the form of the payment site, or a request to customer service. */
function Checkout({ basketText, checkoutText, terms, checkoutUrl, ...props }: CheckoutProps) {
  const { locale } = props
  const [isReady, setIsReady] = useState(false)
  const saved = useBasket()
  // The HTML knows no basket: the first render has none either.
  useEffect(() => setIsReady(true), [])
  const contents = isReady ? saved : undefined
  const catalogue = useShop(locale)
  const shop = catalogue === 'failed' ? undefined : catalogue
  const checked: CheckedForm<typeof orderForm.fields, OrderWords> = {
    form: orderForm,
    rules: (input, words, now) => orderRules(input, words, now, shop),
  }
  const now = useShopTime(catalogue)
  // With the prices that are shown, so that another sum than the function's is noticed.
  const sent = contents && {
    ...contents,
    ...(shop && { lines: withShownPrices(priceBasket(shop, contents, now)) }),
  }
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is typed or emptied then is the reader's
  useEffect(() => {
    const form = root.current?.querySelector<HTMLFormElement>('.form--order')
    if (form && contents) beginWithTraveller(form, contents)
  }, [isReady])
  const [ordered, setOrdered] = useState<OrderedProps['basket']>()
  const after = useChunk(() => import('./Ordered.tsx'), !isOutside && ordered !== undefined)

  function onSent(): void {
    if (!contents || !sent) return
    setOrdered(sent)
    sayDone('generate_lead', contents.lines, contents.currency)
    takeOut(contents.lines)
  }
  return (
    <div className="checkout" ref={root}>
      {isReady && !isOutside && <Shown {...{ contents, catalogue, now, basketText, locale }} />}
      {checkoutUrl && contents ? (
        <Payment url={checkoutUrl} contents={contents} label={checkoutText.toPayment} />
      ) : (
        <div className="checkout__form">
          {isReady && !contents && !ordered && !isOutside && (
            <div className="checkout__empty">
              <p>
                <strong>{checkoutText.empty}.</strong> {checkoutText.emptyText}
              </p>
            </div>
          )}
          <Form
            {...props}
            checked={checked}
            {...(isOutside ? {} : { onSent })}
            afterSent={({ reference, pricedAt }) => (
              <>
                {ordered && after && (
                  <after.Ordered
                    basket={ordered}
                    at={new Date(pricedAt)}
                    {...{ reference, terms, locale, basketText, checkoutText }}
                  />
                )}
                <button className="btn btn--line btn--sm" type="button" onClick={() => print()}>
                  {checkoutText.print}
                </button>
              </>
            )}
          >
            {field => (
              <>
                {contents ? (
                  <input type="hidden" name="basket" value={JSON.stringify(sent)} />
                ) : (
                  <Field {...field('items')} field={needed} />
                )}
                <h2 className="rows__title">{checkoutText.details}</h2>
                <Person field={field} />
                <Field {...field('payment')} />
                <details className="checkout__gift">
                  <summary>{checkoutText.gift}</summary>
                  <div className="form__pair">
                    <Field {...field('giftCode')} />
                    <Field {...field('giftCurrency')} />
                  </div>
                </details>
                <Field {...field('message')} />
                <p className="checkout__note">{checkoutText.noPayment}</p>
              </>
            )}
          </Form>
        </div>
      )}
    </div>
  )
}

interface ShownProps {
  readonly contents: Contents | undefined
  readonly catalogue: ReturnType<typeof useCatalogue>
  readonly now: Date
  readonly basketText: BasketText
  readonly locale: CheckoutProps['locale']
}

function Shown({ contents, catalogue, now, basketText, locale }: ShownProps) {
  if (!catalogue) return contents ? <p role="status">{basketText.loading}</p> : null
  if (catalogue === 'failed') return contents ? <p role="alert">{basketText.noPrices}</p> : null
  return <Basket contents={contents} catalogue={catalogue} now={now} locale={locale} text={basketText} />
}

interface PaymentProps {
  readonly url: string
  readonly contents: Contents
  readonly label: string
}

/** Hands the basket over to where it is paid. */
function Payment({ url, contents, label }: PaymentProps) {
  return (
    <form method="post" action={url}>
      <input type="hidden" name="basket" value={JSON.stringify(contents)} />
      <button className="btn btn--wide" type="submit">
        {label}
      </button>
    </form>
  )
}

export default guarded(Checkout)
