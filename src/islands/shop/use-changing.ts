import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import type { BasketLine, LineKind, LineOf } from '../../shared/shop/basket/line.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { basket } from '../../stores/basket.ts'
import { fillForm } from './fill-form.ts'
import { lineToChange, withoutLineToChange } from './line-to-change.ts'

interface ChangingOptions<Kind extends LineKind> {
  /** What the form makes. */
  readonly kinds: readonly Kind[]
  readonly form: RefObject<HTMLFormElement | null>
  /** What the form's fields hold for a line, by name; `undefined` while that is not known yet. */
  readonly toTexts: (line: LineOf<Kind>, currency: Currency) => Readonly<Record<string, string>> | undefined
}

/** The line of the basket that a form changes. */
export interface Changing {
  readonly line: BasketLine | undefined
  /** The address asks for a line, whether it is there or not. */
  readonly isAsked: boolean
  /** The address asks for a line that is not in the basket any more. */
  readonly isGone: boolean
  /** The id of the line that the form makes: the changed one's, or a new one. */
  readonly lineId: () => string
  /** Once the change is saved, the form is an ordinary one. */
  readonly end: () => void
}

/** Fills a form in with the line of the basket that its address asks to change (`?change=<id>`). */
export function useChanging<Kind extends LineKind>({
  kinds,
  form,
  toTexts,
}: ChangingOptions<Kind>): Changing {
  const contents = useStore(basket)
  // The HTML knows neither the address nor the basket: the first render is an ordinary form.
  const [requestedId, setAsked] = useState<string>()
  useEffect(() => setAsked(lineToChange(location.search)), [])
  const line = requestedId === undefined ? undefined : lineOf(contents, requestedId, kinds)
  const texts = line && contents && toTexts(line, contents.currency)

  const isFilled = useRef(false)
  const isKnown = texts !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is in the fields then is the reader's
  useEffect(() => {
    if (isFilled.current || !texts || !form.current) return
    isFilled.current = true
    return fillForm(form.current, texts)
  }, [isKnown])

  return {
    line,
    isAsked: requestedId !== undefined,
    isGone: requestedId !== undefined && !line,
    lineId: () => line?.id ?? crypto.randomUUID(),
    end() {
      const { pathname, search, hash } = location
      if (requestedId !== undefined)
        history.replaceState(history.state, '', pathname + withoutLineToChange(search) + hash)
      setAsked(undefined)
    },
  }
}

function lineOf<Kind extends LineKind>(
  contents: Basket | undefined,
  id: string,
  kinds: readonly Kind[],
): LineOf<Kind> | undefined {
  const isOfKind = (line: BasketLine): line is LineOf<Kind> => kinds.some(kind => kind === line.kind)
  return contents?.lines.filter(isOfKind).find(line => line.id === id)
}
