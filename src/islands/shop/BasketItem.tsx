import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { PricedBasketLine } from '../../shared/shop/basket/price-basket.ts'
import type { Change } from '../../shared/shop/basket/why-changed.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { lineChoices, lineTitle } from '../../shared/shop/words/line-words.ts'
import { faultWords, priceWords, reducedWords } from '../../shared/shop/words/price-words.ts'
import { noteSeen } from '../../stores/basket.ts'
import { Icon } from '../icon/Icon.tsx'
import { namesOf, ownWords } from './own-words.ts'
import { PriceSteps } from './PriceSteps.tsx'
import type { BasketText } from './text.ts'

interface BasketItemProps {
  readonly priced: PricedBasketLine
  readonly catalogue: Catalogue
  readonly currency: Currency
  /** Why the price is another than it was, where that is known. */
  readonly change: Change | undefined
  readonly locale: Locale
  readonly text: BasketText
  readonly onRemove: () => void
}

/** One line of the basket: what it is, for whom, what it costs and why. */
export function BasketItem({ priced, catalogue, currency, change, locale, text, onRemove }: BasketItemProps) {
  const { line, result, before } = priced
  const title = lineTitle(catalogue, line, locale)
  const price = result?.ok ? result : undefined
  return (
    <li className="basket__line">
      <h3 className="basket__name">{title}</h3>
      <p className="basket__price num">{priceWords(result, currency, locale)}</p>
      {price?.reduced && <p className="basket__reduced">{reducedWords(price.reduced, currency, locale)}</p>}
      <div className="basket__about">
        <p>{lineChoices(line, currency, locale).join(', ')}</p>
        {ownWords(line).map(words => (
          <p key={words}>{words}</p>
        ))}
        {result && !result.ok && (
          <p className="basket__fault">
            <Icon name="alert" /> {faultWords(result, locale)}
          </p>
        )}
        {price && before !== undefined && (
          <div className="basket__changed" role="status">
            <p>
              {fillMessage(text.changed, {
                before: formatMoney(before, currency, locale),
                now: formatMoney(price.total, currency, locale),
              })}{' '}
              {changeWords(change, text, locale)}
            </p>
            <button
              className="btn btn--line btn--sm"
              type="button"
              onClick={() => noteSeen(line.id, price.total)}
            >
              {text.understood}
            </button>
          </div>
        )}
        {price && (before !== undefined || namesOf(line).length > 0) && (
          <PriceSteps
            title={text.explained}
            price={price}
            names={namesOf(line)}
            currency={currency}
            locale={locale}
            open={before !== undefined}
          />
        )}
      </div>
      <button
        className="basket__remove"
        type="button"
        aria-label={fillMessage(text.remove, { name: title })}
        onClick={onRemove}
      >
        <Icon name="trash" /> <span>{text.removeShort}</span>
      </button>
    </li>
  )
}

function changeWords(change: Change | undefined, text: BasketText, locale: Locale): string {
  if (!change) return text.stepsSay
  if (change.kind !== 'new-price') return text[change.kind]
  return fillMessage(text['new-price'], { day: formatDate(new Date(change.from), locale) })
}
