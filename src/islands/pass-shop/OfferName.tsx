import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { IsoDay } from '../../shared/iso-day.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { Offer } from '../../shared/shop/pass-chooser/offers.ts'
import { splitWords } from '../../shared/shop/pass-chooser/text.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import type { AdviceText } from './advice-text.ts'

interface OfferNameProps {
  readonly offer: Offer
  /** The first day of the trip; `undefined` while it is not decided. */
  readonly firstDay: IsoDay | undefined
  readonly currency: Currency
  readonly locale: Locale
  readonly text: AdviceText
}

/**
 * The name of the offered pass. For two in a row, each has its price and first day, and there is a note on how travel
 * days are split.
 */
export function OfferName({ offer, firstDay, currency, locale, text }: OfferNameProps) {
  const { variant, price, second } = offer
  if (!second) return <p className="advice-card__name">{variantName(variant, locale)}</p>
  const passes = [
    { variant, price, begins: firstDay },
    { ...second, begins: firstDay && second.secondBegins },
  ]
  return (
    <>
      <p className="advice-card__name">{text.twoPasses}</p>
      <ol className="advice-card__passes">
        {passes.map((pass, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two passes may be alike but for their place
          <li key={place}>
            <span>
              {variantName(pass.variant, locale)}
              {pass.begins && (
                <small>{fillMessage(text.fromDay, { day: formatDate(new Date(pass.begins), locale) })}</small>
              )}
            </span>
            <span className="num">{formatMoney(pass.price.total, currency, locale)}</span>
          </li>
        ))}
      </ol>
      <p>
        <strong>{splitWords(second, firstDay !== undefined, locale)}</strong>
      </p>
    </>
  )
}
