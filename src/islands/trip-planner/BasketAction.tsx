import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../client/lib/announce.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import { basket, isBasketStored } from '../../stores/basket.ts'
import { usePageAttribute } from '../page-attribute/use-page-attribute.ts'
import { type PriceSource, useAdding } from '../shop/use-adding.ts'
import { isSameOrder, newTripLineId, tripLines } from './basket-lines.ts'
import type { Planner, PlannerProps } from './planner.ts'

interface BasketActionProps extends Pick<PlannerProps, 'checkoutHref' | 'contactHref' | 'adding'> {
  readonly planner: Planner
  readonly catalogue: PriceSource
  /** The line, with an id for it; undefined while the trip has no first day. */
  readonly lineOf: (id: string) => BasketLine | undefined
  readonly kind: BasketLine['kind']
  readonly look: 'btn--on' | 'btn--quiet'
  readonly words: {
    readonly put: string
    /** Told once it is in the basket. */
    readonly added: string
    /** Told if another of its kind is in the basket, which is `{line}`. */
    readonly other: string
    readonly replace: string
    readonly putToo: string
  }
  /** The name of a line of this kind. */
  readonly nameOf: (line: BasketLine) => string
}

/**
 * A button that puts a line into the basket. If the planner has put another one there, perhaps for this trip before it
 * was changed, the reader chooses whether to replace it.
 */
export function BasketAction(props: BasketActionProps) {
  const { planner, catalogue, lineOf, kind, look, words, nameOf, adding } = props
  const { locale, currency } = planner
  const ours = tripLines(useStore(basket)?.lines ?? [], kind)
  const [isPressed, setPressed] = useState(false)
  const onPut = () => {
    setPressed(true)
    announce(words.added)
  }
  const { add, fault } = useAdding({ catalogue, currency, locale, text: adding, onPut })
  // Each change of the trip renders this, and few baskets have such a line.
  const line = ours.length > 0 ? lineOf('') : undefined
  if (line && ours.some(other => isSameOrder(other, line)))
    return <InBasket {...props} words={words.added} takesFocus={isPressed} />
  const other = line && ours.at(-1)

  function put(id: string): void {
    const line = lineOf(id)
    if (line) add(line)
  }

  return (
    <>
      {other && (
        <>
          <p className="trip-sum__note">{fillMessage(words.other, { line: nameOf(other) })}</p>
          <button className={`btn ${look}`} type="button" onClick={() => put(other.id)}>
            {words.replace}
          </button>
        </>
      )}
      <button
        className={`btn ${other ? 'btn--quiet' : look}`}
        type="button"
        aria-disabled={!planner.trip.date && kind === 'ticket'}
        aria-describedby={!planner.trip.date && kind === 'ticket' ? 'trip-needs-day' : undefined}
        onClick={() => put(newTripLineId())}
      >
        {other ? words.putToo : words.put}
      </button>
      {fault && (
        <p className="trip-sum__note" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

interface InBasketProps extends Pick<BasketActionProps, 'planner' | 'checkoutHref' | 'contactHref'> {
  readonly words: string
  /** Whether the button that had the focus is gone. */
  readonly takesFocus: boolean
}

/**
 * What was put into the basket, with a link to it. If the browser stores no basket, the link is to customer service.
 */
function InBasket({ words, planner: { text }, checkoutHref, contactHref, takesFocus }: InBasketProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const isStored = isBasketStored()
  usePageAttribute('data-unkept', !isStored)
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  return (
    <p className="trip-sum__added">
      {isStored ? words : text.basketUnkept}{' '}
      <a href={isStored ? checkoutHref : contactHref} ref={link}>
        {isStored ? text.toBasket : text.writeToUs}
      </a>
    </p>
  )
}
