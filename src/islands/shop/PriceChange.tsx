import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import type { PricedBasketLine } from '../../shared/shop/basket/price-basket.ts'
import { type Change, whyChanged } from '../../shared/shop/basket/why-changed.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { Minor } from '../../shared/shop/money.ts'
import type { PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { noteSeen } from '../../stores/basket.ts'
import type { BasketText } from './text.ts'

interface PriceChangeProps {
  readonly priced: PricedBasketLine
  readonly price: PricedLine
  /** The price that the reader has seen. */
  readonly before: Minor
  readonly contents: Basket
  readonly catalogue: Catalogue
  readonly now: Date
  readonly locale: Locale
  readonly text: BasketText
}

/**
 * Says that a line's price has changed since the reader saw it, and why, until it has been read. It is loaded on
 * demand, since few readers see it.
 */
export function PriceChange({
  priced,
  price,
  before,
  contents,
  catalogue,
  now,
  locale,
  text,
}: PriceChangeProps) {
  const money = (sum: Minor) => formatMoney(sum, contents.currency, locale)
  const change = whyChanged(catalogue, contents, priced, now)
  return (
    <div className="basket__changed" role="status">
      <p>
        {fillMessage(text.changed, { before: money(before), now: money(price.total) })}{' '}
        {changeWords(change, text, locale)}
      </p>
      <button
        className="btn btn--line btn--sm"
        type="button"
        onClick={() => noteSeen(priced.line.id, price.total)}
      >
        {text.understood}
      </button>
    </div>
  )
}

function changeWords(change: Change | undefined, text: BasketText, locale: Locale): string {
  if (!change) return text.stepsSay
  if (change.kind !== 'new-price') return text[change.kind]
  return fillMessage(text['new-price'], { day: formatDate(new Date(change.from), locale) })
}
