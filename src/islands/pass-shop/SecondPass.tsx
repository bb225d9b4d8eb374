import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import type { AdviceText } from './advice-text.ts'
import type { FollowingPass } from './party-prices.ts'

interface SecondPassProps {
  readonly pass: FollowingPass
  /** Whether the first day is decided, and with it the first day of the second pass. */
  readonly isDated: boolean
  readonly currency: Currency
  readonly locale: Locale
  readonly text: AdviceText
  readonly onRemove: () => void
}

/** The pass that was chosen to follow the first, with a button to remove it. */
export function SecondPass({ pass, isDated, currency, locale, text, onRemove }: SecondPassProps) {
  const { variant, firstDay, price } = pass
  const sum = formatMoney(price.total, currency, locale)
  const begins = fillMessage(text.fromDay, { day: formatDate(new Date(firstDay), locale) })
  return (
    <div className="second-pass">
      <p>
        <strong>{fillMessage(text.following, { name: variantName(variant, locale) })}</strong>{' '}
        {[...(isDated ? [begins] : []), sum].join(', ')}
      </p>
      <button className="btn btn--line btn--sm" type="button" onClick={onRemove}>
        {text.withoutSecond}
      </button>
    </div>
  )
}
