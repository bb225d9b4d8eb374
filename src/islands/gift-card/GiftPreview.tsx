import { useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { brand } from '../../shared/brand.ts'
import { currencies } from '../../shared/shop/currency.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import type { Amounts } from '../../shared/shop/money.ts'
import { printCard } from './print-card.ts'
import type { GiftText } from './text.ts'

interface GiftPreviewProps {
  readonly picture: string
  readonly value: Amounts
  readonly greeting: string
  readonly note: string
  readonly noCode: string
  readonly locale: Locale
  readonly text: GiftText
}

/** A preview of the card, without a code. What was typed is always shown as text. */
export function GiftPreview({ picture, value, greeting, note, noCode, locale, text }: GiftPreviewProps) {
  const card = useRef<HTMLDivElement>(null)
  return (
    <figure className="gift">
      <figcaption>{text.preview}</figcaption>
      <div className="gift__card" ref={card}>
        <img src={picture} width={640} height={400} alt="" loading="lazy" />
        <div className="gift__body">
          <p className="gift__what">
            <strong>{brand}</strong> {text.card}
          </p>
          <p className="gift__value price">
            {currencies.map(code => (
              <span key={code} className={`in-${code.toLowerCase()}`}>
                {formatMoney(value[code], code, locale)}
              </span>
            ))}
          </p>
          {greeting && <p className="gift__greeting">{greeting}</p>}
          {note && <p className="gift__note">{note}</p>}
          <p className="gift__code">{noCode}</p>
        </div>
      </div>
      <button
        className="btn btn--line btn--sm needs-script"
        type="button"
        onClick={() => card.current && void printCard(card.current, `${brand}: ${text.fileName}`)}
      >
        {text.save}
      </button>
    </figure>
  )
}
