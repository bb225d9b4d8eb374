import { useEffect, useRef, useState } from 'react'
import { followedLink } from '../../client/lib/followed-link.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { isBasketStored } from '../../stores/basket.ts'
import { useChunk } from '../hydration/use-chunk.ts'
import { Icon } from '../icon/Icon.tsx'
import { usePageAttribute } from '../page-attribute/use-page-attribute.ts'

interface AddedProps {
  readonly name: string
  readonly isKept: boolean
  readonly href: string
  readonly text: Readonly<
    Record<'added' | 'toCheckout' | 'another' | 'unkept' | 'noCheckout' | 'retry', string>
  >
  readonly onAgain: () => void
}

/** What was put into the basket, and links to continue. It takes the focus, since the pressed button is gone. */
export function Added({ name, isKept: isKeptAtFirst, href, text, onAgain }: AddedProps) {
  const box = useRef<HTMLDivElement>(null)
  // The first value stays: ordering here empties the basket, and an empty basket counts as stored.
  const [isKept] = useState(isKeptAtFirst)
  const [isOpen, setOpen] = useState(false)
  const checkout = useChunk(() => import('./CheckoutHere.tsx'), isOpen)
  useEffect(() => box.current?.focus(), [])
  usePageAttribute('data-unkept', !isKept)
  // The header's link would lose a basket that is not stored, so it opens the checkout here as well.
  useEffect(() => {
    const click = (event: MouseEvent) => {
      if (isBasketStored() || !followedLink(event)?.matches('[data-basket-link]')) return
      event.preventDefault()
      setOpen(true)
      box.current?.scrollIntoView()
    }
    document.addEventListener('click', click, { capture: true })
    return () => document.removeEventListener('click', click, { capture: true })
  }, [])
  if (checkout)
    return (
      <div className="checkout-here" ref={box}>
        <checkout.CheckoutHere href={href} text={text} />
        <button className="btn btn--line btn--sm" type="button" onClick={onAgain}>
          {text.another}
        </button>
      </div>
    )
  return (
    <div className="note note--ok notice" role="status" tabIndex={-1} ref={box}>
      <Icon name="check" />
      <div>
        <h3 className="notice__title">{fillMessage(text.added, { name })}</h3>
        {!isKept && <p>{text.unkept}</p>}
        <div className="cluster">
          {isKept ? (
            <a className="btn" href={href}>
              {text.toCheckout}
            </a>
          ) : (
            <button className="btn" type="button" onClick={() => setOpen(true)}>
              {text.toCheckout}
            </button>
          )}
          <button className="btn btn--line" type="button" onClick={onAgain}>
            {text.another}
          </button>
        </div>
      </div>
    </div>
  )
}
