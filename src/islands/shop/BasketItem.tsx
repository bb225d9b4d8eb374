import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import type { PricedBasketLine } from '../../shared/shop/basket/price-basket.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import { lineChoices } from '../../shared/shop/words/line-choices.ts'
import { lineFaults } from '../../shared/shop/words/line-faults.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import { priceWords, reducedWords } from '../../shared/shop/words/price-words.ts'
import { useChunk } from '../hydration/use-chunk.ts'
import { Icon } from '../icon/Icon.tsx'
import { lineDetails, namedPrices, travellerNames } from './line-details.ts'
import { changeAddress, formPage, type LineForms } from './line-to-change.ts'
import { PriceSteps } from './PriceSteps.tsx'
import type { BasketText } from './text.ts'

interface BasketItemProps {
  readonly priced: PricedBasketLine
  /** The basket that contains the line. */
  readonly contents: Basket
  readonly catalogue: Catalogue
  readonly now: Date
  readonly locale: Locale
  readonly text: BasketText
  readonly forms: LineForms
  readonly onRemove: () => void
}

/** One line of the basket: what it is, for whom, what it costs and why. */
export function BasketItem(props: BasketItemProps) {
  const { priced, contents, catalogue, now, locale, text, forms, onRemove } = props
  const { line, result, before } = priced
  const { currency } = contents
  const changed = useChunk(() => import('./PriceChange.tsx'), before !== undefined)
  const names = useChunk(() => import('./NameQuestions.tsx'), travellerNames(line).length > 0)
  const title = lineTitle(catalogue, line, locale)
  const price = result?.ok ? result : undefined
  const by = price && namedPrices(line, price, locale)
  const faults = lineFaults(catalogue, priced, now, locale)
  return (
    <li className="basket__line">
      <h3 className="basket__name">{title}</h3>
      <p className="basket__price num">{priceWords(result, currency, locale)}</p>
      {price?.reduced && <p className="basket__reduced">{reducedWords(price.reduced, currency, locale)}</p>}
      <div className="basket__about">
        <p>{lineChoices(line, currency, locale).join(', ')}</p>
        {lineDetails(line).map(words => (
          <p key={words}>{words}</p>
        ))}
        {faults.map(words => (
          <p className="basket__fault" key={words}>
            <Icon name="alert" /> {words}
          </p>
        ))}
        {names && <names.NameQuestions line={line} locale={locale} />}
        {price && before !== undefined && changed && (
          <changed.PriceChange {...{ priced, price, before, contents, catalogue, now, locale, text }} />
        )}
        {by && (before !== undefined || by.names.length > 0) && (
          <PriceSteps
            title={text.explained}
            {...by}
            currency={currency}
            locale={locale}
            open={before !== undefined}
          />
        )}
      </div>
      <div className="basket__actions">
        <a
          className="basket__action"
          href={changeAddress(formPage(forms, line), line.id)}
          aria-label={fillMessage(text.change, { name: title })}
        >
          <Icon name="pencil" /> <span>{text.changeShort}</span>
        </a>
        <button
          className="basket__action"
          type="button"
          aria-label={fillMessage(text.remove, { name: title })}
          onClick={onRemove}
        >
          <Icon name="trash" /> <span>{text.removeShort}</span>
        </button>
      </div>
    </li>
  )
}
