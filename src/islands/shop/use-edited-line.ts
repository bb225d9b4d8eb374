import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import type { BasketLine, LineKind, LineOf } from '../../shared/shop/basket/line.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import { basket } from '../../stores/basket.ts'
import { removeDraft } from '../../stores/draft.ts'
import { fillForm } from './fill-form.ts'
import { lineToChange, withoutLineToChange } from './line-to-change.ts'

interface EditedLineOptions<Kind extends LineKind> {
  /** The kinds of lines that the form makes. */
  readonly kinds: readonly Kind[]
  readonly form: RefObject<HTMLFormElement | null>
  /** The field values for a line, by name; `undefined` while they are unknown. */
  readonly toTexts: (line: LineOf<Kind>, currency: Currency) => Readonly<Record<string, string>> | undefined
}

/** The line of the basket that a form changes. */
export interface EditedLine {
  readonly line: BasketLine | undefined
  /** Whether the address names a line, existing or not. */
  readonly isRequested: boolean
  /** Whether the address names a line that is no longer in the basket. */
  readonly isGone: boolean
  /** Whether a change has been put into the basket. */
  readonly isChanged: boolean
  /** The id of the line that the form makes: the changed line's, or a new one. */
  readonly lineId: () => string
  /** Call it once the line is in the basket: it ends the change, or removes the draft that the line was made from. */
  readonly finish: () => void
}

/** Fills in a form with the line of the basket that its address names (`?change=<id>`). */
export function useEditedLine<Kind extends LineKind>({
  kinds,
  form,
  toTexts,
}: EditedLineOptions<Kind>): EditedLine {
  const contents = useStore(basket)
  // The HTML depends on neither the address nor the basket, so the first render is an ordinary form.
  const [requestedId, setRequestedId] = useState<string>()
  useEffect(() => setRequestedId(lineToChange(location.search)), [])
  const [isChanged, setChanged] = useState(false)
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
    isRequested: requestedId !== undefined,
    isChanged,
    isGone: requestedId !== undefined && !line,
    lineId: () => line?.id ?? crypto.randomUUID(),
    finish() {
      const { pathname, search, hash } = location
      setChanged(requestedId !== undefined)
      if (requestedId === undefined) removeDraft(pathname)
      else history.replaceState(history.state, '', pathname + withoutLineToChange(search) + hash)
      setRequestedId(undefined)
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
