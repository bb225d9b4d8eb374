import { Fragment, useEffect, useRef, useState } from 'react'
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
export function Basket({ contents, catalogue, now, locale, text, forms }: BasketProps) {
  const [removed, setRemoved] = useState<Removed>()
  const priced = contents && priceBasket(catalogue, contents, now)
  const lines = priced?.lines ?? []

  function remove(line: BasketLine): void {
    const place = removeLine(line.id)
    if (place === undefined || !contents) return
    setRemoved({ line, place, currency: contents.currency })
    showToast({ tone: 'ok', text: text.removed })
  }

  function putBack({ line, place, currency }: Removed): void {
    addLine(line, currency, place)
    setRemoved(undefined)
  }

  const undo = removed && (
    <Undo
      words={fillMessage(text.removedNamed, { name: lineTitle(catalogue, removed.line, locale) })}
      label={text.undo}
      onUndo={() => putBack(removed)}
    />
  )
  if (!priced && !undo) return null
  return (
    <section className="basket ticket" aria-labelledby="basket-title">
      <div className="ticket__in">
        <header className="ticket__top">
          <h2 className="ticket__title" id="basket-title">
            {text.title}
          </h2>
        </header>
        <div>
          <ul className="basket__lines">
            {lines.map((line, place) => (
              <Fragment key={line.line.id}>
                {removed?.place === place && undo}
                {contents && (
                  <BasketItem
                    priced={line}
                    contents={contents}
                    catalogue={catalogue}
                    now={now}
                    locale={locale}
                    text={text}
                    forms={forms}
                    onRemove={() => remove(line.line)}
                  />
                )}
              </Fragment>
            ))}
            {removed && removed.place >= lines.length && undo}
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
