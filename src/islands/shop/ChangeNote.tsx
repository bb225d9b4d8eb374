import { useEffect, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { lineChoices } from '../../shared/shop/words/line-choices.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import { Icon } from '../icon/Icon.tsx'
import type { EditedLine } from './use-edited-line.ts'

interface ChangeNoteProps {
  readonly changing: EditedLine
  /** Used for the name of the line's product, once it has loaded. */
  readonly shop: Pick<Catalogue, 'products'> | undefined
  readonly currency: Currency
  readonly locale: Locale
  readonly checkoutHref: string
  readonly text: Readonly<Record<'changing' | 'leave' | 'gone', string>>
}

/** A note above a form: which line of the basket it changes, or that the line is gone. */
export function ChangeNote({ changing: { line, isGone }, ...props }: ChangeNoteProps) {
  if (isGone)
    return (
      <div className="note note--warn" role="alert">
        <Icon name="alert" />
        <p>{props.text.gone}</p>
      </div>
    )
  return line ? <Changed line={line} {...props} /> : null
}

interface ChangedProps extends Omit<ChangeNoteProps, 'changing'> {
  readonly line: BasketLine
}

/** The reader came to change this line, so it takes the focus from the top of the page. */
function Changed({ line, shop, currency, locale, checkoutHref, text }: ChangedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  const choices = lineChoices(line, currency, locale).join(', ')
  const name = shop ? `${lineTitle(shop, line, locale)} (${choices})` : choices
  return (
    <div className="note" role="status" tabIndex={-1} ref={box}>
      <Icon name="info" />
      <div>
        <p>{fillMessage(text.changing, { name })}</p>
        <a className="change__leave" href={checkoutHref}>
          {text.leave}
        </a>
      </div>
    </div>
  )
}
