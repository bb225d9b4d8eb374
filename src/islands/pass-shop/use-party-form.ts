import {
  type RefObject,
  type SubmitEvent,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { type Catalogue, monthsAhead } from '../../shared/shop/catalogue/catalogue.ts'
import { shopDay } from '../../shared/shop/iso-day.ts'
import { textsOf } from '../shop/texts-of.ts'
import { type Missing, passErrors } from './check-pass.ts'
import { type Entered, type Party, partyOf, readEntered } from './party.ts'

const noErrors: FormErrors = {}

interface PartyForm {
  readonly form: RefObject<HTMLFormElement | null>
  /** What the fields hold. */
  readonly entered: Entered
  /** What of it prices follow from: the same object until one of that changes. */
  readonly party: Party
  readonly errors: FormErrors
  /** Reads the fields again, after one was changed by the page. */
  readonly read: () => Entered
  readonly onInput: () => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

interface PartyFormOptions {
  readonly text: Missing
  readonly locale: Locale
  /** The catalogue once it has come, and the pass of it that is sold here: they say how far ahead one is ordered. */
  readonly catalogue: Catalogue | 'failed' | undefined
  readonly product: string
  /** The moment of whose day a first travel day may not be before. */
  readonly now: Date
  /** Changes when the form is there anew. */
  readonly shown: unknown
  /** Something was typed. */
  readonly onChange: () => void
  /** Everything is there. */
  readonly onWhole: (entered: Entered) => void
}

/** A pass's form, named `pass`. Its fields belong to the browser, and all that is shown follows from what they hold. */
export function usePartyForm(options: PartyFormOptions): PartyForm {
  const { text, locale, catalogue, product, now, shown, onChange, onWhole } = options
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState(() => readEntered(new Map([['adult', '1']])))
  const [errors, setErrors] = useState(noErrors)
  const party = useSame(partyOf(entered))

  function read(): Entered {
    if (!form.current) return entered
    const next = readEntered(textsOf(form.current))
    // The fields show what was done at once, by themselves; prices and advice may follow a moment later.
    startTransition(() => setEntered(next))
    return next
  }
  // What was typed before hydration, or chosen by the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the form is there again
  useEffect(() => {
    read()
  }, [shown])

  const errorsOf = (of: Entered) =>
    passErrors(
      of,
      {
        today: shopDay(now),
        monthsAhead: typeof catalogue === 'object' ? monthsAhead(catalogue, product) : undefined,
        locale,
      },
      text,
    )

  return {
    form,
    entered,
    party,
    errors,
    read,
    onInput() {
      const next = read()
      onChange()
      // What was found wrong is looked at again; nothing new is found before the next try.
      if (errors === noErrors) return
      const left = errorsOf(next)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => left[name])))
    },
    onSubmit(event) {
      event.preventDefault()
      const whole = read()
      const wrong = errorsOf(whole)
      setErrors(wrong)
      const [first] = Object.keys(wrong)
      if (first) document.getElementById(fieldId('pass', first))?.focus()
      else onWhole(whole)
    },
  }
}

/** The same object for as long as it says the same: what is worked out from it is not worked out for each key. */
function useSame<Value>(value: Value): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is looked at, not which object says it
  return useMemo(() => value, [JSON.stringify(value)])
}
