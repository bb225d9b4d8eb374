import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Interrail } from '../../shared/shop/catalogue/products.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { Choice } from '../../shared/shop/pass-chooser/choose.ts'
import { noChoiceWords, reasonWords } from '../../shared/shop/pass-chooser/text.ts'
import { faultWords } from '../../shared/shop/words/price-words.ts'
import { variantName } from '../../shared/shop/words/variant-name.ts'
import type { PassShopText } from './text.ts'

interface AdviceProps {
  readonly pass: Interrail
  readonly choice: Choice
  readonly currency: Currency
  readonly locale: Locale
  readonly text: PassShopText
  readonly onChoose: (variant: string) => void
}

/** Which pass suits the trip that was described, the next best, and why. */
export function Advice({ pass, choice, currency, locale, text, onChoose }: AdviceProps) {
  if (!choice.ok) return <p className="advice advice--none">{noPassWords(choice, locale)}</p>
  const { best, next, home } = choice
  const [sentence, ...further] = reasonWords(pass, choice, currency, locale)
  return (
    <div className="advice">
      <p>
        <strong>{sentence}</strong>
      </p>
      {further.map(words => (
        <p key={words}>{words}</p>
      ))}
      {next && (
        <p>
          {fillMessage(text.next, {
            name: variantName(next.variant, locale),
            sum: formatMoney(next.price.total, currency, locale),
          })}
        </p>
      )}
      {home.map(({ country }) => (
        <p key={country}>{fillMessage(text.home, { country: countryName(country, locale) })}</p>
      ))}
      <button className="btn btn--line btn--sm" type="button" onClick={() => onChoose(best.variant.id)}>
        {text.choose}
      </button>
    </div>
  )
}

function noPassWords(choice: Exclude<Choice, { ok: true }>, locale: Locale): string {
  switch (choice.fault) {
    case 'wrong-days':
    case 'wrong-nights':
    case 'none-covers':
      return noChoiceWords(choice.fault, locale)
    default:
      return faultWords(choice, locale)
  }
}
