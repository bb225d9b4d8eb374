import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Basket as Contents } from '../../shared/shop/basket/basket.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import { priceBasket } from '../../shared/shop/basket/price-basket.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import { sumWords } from '../../shared/shop/words/sum-words.ts'
import { addLine, isBasketStored, removeLine } from '../../stores/basket.ts'
import { showToast } from '../../stores/toasts.ts'
import { BasketItem } from './BasketItem.tsx'
import type { LineForms } from './line-to-change.ts'
import type { BasketText } from './text.ts'

/** A line that was just removed, and its place. */
interface Removed {
  readonly line: BasketLine
  readonly place: number
  readonly currency: Currency
}

interface BasketProps {
  readonly contents: Contents | undefined
  readonly catalogue: Catalogue
  /** The moment for which prices are valid. */
  readonly now: Date
  readonly locale: Locale
  readonly text: BasketText
  readonly forms: LineForms
}

/** The basket's lines with their current prices. A removed line is replaced by a button to restore it. */
export function Basket(props: BasketProps) {
  const { contents, catalogue, now, locale, text } = props
  const [removed, setRemoved] = useState<Removed>()
  const priced = contents && priceBasket(catalogue, contents, now)

  function remove(line: BasketLine): void {
    const place = removeLine(line.id)
    if (place === undefined || !contents) return
    setRemoved({ line, place, currency: contents.currency })
    showToast({ tone: 'ok', text: text.removed })
  }

  // Its amounts are in the currency of the basket that it was in.
  const undo = removed && (contents ?? removed).currency === removed.currency && (
    <Undo
      key="undo"
      words={fillMessage(text.removedNamed, { name: lineTitle(catalogue, removed.line, locale) })}
      label={text.undo}
      onUndo={() => {
        addLine(removed.line, removed.currency, removed.place)
        setRemoved(undefined)
      }}
    />
  )
  if (!priced && !undo) return null
  const items =
    contents && priced
      ? priced.lines.map(line => (
          <BasketItem
            {...props}
            key={line.line.id}
            priced={line}
            contents={contents}
            onRemove={() => remove(line.line)}
          />
        ))
      : []
  return (
    // The order form's error about its field `basket` leads here.
    <section className="basket ticket" id="order-basket" tabIndex={-1} aria-labelledby="basket-title">
      <div className="ticket__in">
        <header className="ticket__top">
          <h2 className="ticket__title" id="basket-title">
            {text.title}
          </h2>
        </header>
        <div>
          <ul className="basket__lines">
            {removed && undo ? items.toSpliced(removed.place, 0, undo) : items}
          </ul>
          {priced && contents && (
            <>
              <p className="basket__total">
                <span>{text.total}</span>{' '}
                <strong className="num">{sumWords(priced, contents.currency, locale)}</strong>
              </p>
              <p className="basket__note">
                {priced.total > 0 && text.vat} {priced.isPartial && text.more}
              </p>
              {!isBasketStored() && <p className="basket__note">{text.unkept}</p>}
            </>
          )}
        </div>
      </div>
    </section>
  )
}

interface UndoProps {
  readonly words: string
  readonly label: string
  readonly onUndo: () => void
}

/** The replacement of a removed line. The pressed button is gone, so it takes the focus. */
function Undo({ words, label, onUndo }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="basket__undo">
      <p>{words}</p>
      <button className="btn btn--line btn--sm" type="button" ref={button} onClick={onUndo}>
        {label}
      </button>
    </li>
  )
}
