import {
  type FocusEvent,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { announce } from '../../client/lib/announce.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type FormErrors, noErrors, remainingErrors } from '../../shared/forms/kit/errors.ts'
import { shopDay } from '../../shared/iso-day.ts'
import { type Catalogue, monthsAhead } from '../../shared/shop/catalogue/catalogue.ts'
import { usePressEnd } from '../form/use-press-end.ts'
import { fieldTexts } from '../shop/field-texts.ts'
import { type Missing, passErrors } from './check-pass.ts'
import { clearOtherAnswer } from './FirstDay.tsx'
import { clearPending, fillPending } from './fill-pass-form.ts'
import { type Party, type PassFormValues, partyOf, readPassForm } from './party.ts'

/** Fields that are checked on blur, since their values can be wrong. All others can only be missing. */
const checkedOnBlur = /^(?:first|last)Day$|\.birth$/

/** The field of a traveller's name, after the prefix of the traveller's field names. */
const nameField = /^(\w+)\.(?:name|lastName)$/
const travellerNamedBy = ({ name }: HTMLInputElement) => nameField.exec(name)?.[1]

export interface PartyForm {
  readonly form: RefObject<HTMLFormElement | null>
  /** The values of the fields. */
  readonly entered: PassFormValues
  /** The values that prices depend on; the same object until one of them changes. */
  readonly party: Party
  readonly errors: FormErrors
  /** Travellers whose names have been entered, by the prefix of their field names. */
  readonly named: readonly string[]
  /** The errors of the last submission that are still wrong. */
  readonly summary: readonly ErrorWords[]
  /** The number of submissions. */
  readonly attempt: number
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly onReset: () => void
}

interface ErrorWords {
  readonly name: string
  /** The message, with the number of the traveller. */
  readonly text: string
}

interface PartyFormOptions {
  readonly text: Missing
  readonly locale: Locale
  /** The catalogue once it has loaded, and the pass that is sold here: they decide how far ahead it can be ordered. */
  readonly catalogue: Catalogue | 'failed' | undefined
  readonly product: string
  /** The current moment: a first travel day may not be before its day. */
  readonly now: Date
  /** Why nobody can order for the travellers of the form, if the rules refuse them whichever pass is chosen. */
  readonly faultOf: (party: Party) => string | undefined
  /** Changes when the form is rendered anew, after something was added to the basket. */
  readonly resetKey: string | undefined
  /** Called when a value has changed. */
  readonly onChange: () => void
  /** Called when the submitted form is valid. */
  readonly onValid: (entered: PassFormValues) => void
}

/** A pass form, named `pass`. Its fields are uncontrolled, and everything else is derived from their values. */
export function usePartyForm(options: PartyFormOptions): PartyForm {
  const { text, locale, catalogue, product, now, faultOf, resetKey, onChange, onValid } = options
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState(() => readPassForm(new Map([['adult', '1']])))
  const [errors, setErrors] = useState(noErrors)
  const [tried, setTried] = useState<{ attempt: number; names: readonly string[] }>({ attempt: 0, names: [] })
  const [named, setNamed] = useState<readonly string[]>([])
  const party = useStable(partyOf(entered))
  const { released } = usePressEnd()

  function read(): PassFormValues {
    if (!form.current) return entered
    const next = readPassForm(fieldTexts(form.current))
    // The fields change immediately; prices and advice may follow a moment later.
    startTransition(() => setEntered(next))
    return next
  }
  // Reads what was typed before hydration, or filled in from the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the form is there again
  useEffect(() => {
    read()
    if (resetKey === undefined) return
    clearPending()
    setErrors(noErrors)
  }, [resetKey])
  // The fields of a draft's travellers are rendered once their number is known.
  useEffect(() => {
    if (form.current && fillPending(form.current)) read()
  })

  function errorsOf(of: PassFormValues): FormErrors {
    const fault = faultOf(partyOf(of))
    const wrong = passErrors(
      of,
      {
        today: shopDay(now),
        monthsAhead: typeof catalogue === 'object' ? monthsAhead(catalogue, product) : undefined,
        locale,
      },
      text,
    )
    return fault ? { adult: fault, ...wrong } : wrong
  }

  return {
    form,
    entered,
    party,
    errors,
    named,
    summary: tried.names.flatMap(name => {
      const words = errors[name]
      return words ? [{ name, text: withPlace(entered, name, words) }] : []
    }),
    attempt: tried.attempt,
    onInput({ target }) {
      if (target instanceof HTMLInputElement) {
        clearOtherAnswer(target)
        const key = travellerNamedBy(target)
        if (key) setNamed(before => before.filter(other => other !== key))
      }
      const next = read()
      onChange()
      if (errors !== noErrors) setErrors(remainingErrors(errors, errorsOf(next)))
    },
    async onBlur({ target }) {
      if (!(target instanceof HTMLInputElement)) return
      const key = travellerNamedBy(target)
      if (key) {
        await released()
        setNamed(before => [...before.filter(other => other !== key), key])
      }
      if (!checkedOnBlur.test(target.name)) return
      const isEmpty = target.value === '' && !target.validity.badInput
      const { name } = target
      await released()
      if (isEmpty || !form.current) return
      const wrong = errorsOf(readPassForm(fieldTexts(form.current)))
      // A first day may turn out to be after the last one, which is reported there.
      const newErrors = [name, ...(name === 'firstDay' ? ['lastDay'] : [])].flatMap(field => {
        const words = wrong[field]
        return words && words !== errors[field] ? [[field, words] as const] : []
      })
      if (newErrors.length === 0) return
      setErrors(before => ({ ...before, ...Object.fromEntries(newErrors) }))
      announce(newErrors.map(([, words]) => words).join(' '))
    },
    onSubmit(event) {
      event.preventDefault()
      const complete = read()
      const wrong = errorsOf(complete)
      setErrors(wrong)
      setTried({ attempt: tried.attempt + 1, names: Object.keys(wrong) })
      if (Object.keys(wrong).length === 0) onValid(complete)
    },
    onReset() {
      setErrors(noErrors)
      onChange()
      clearPending()
      // The browser empties the fields after the event, except for hidden ones.
      for (const field of form.current?.querySelectorAll<HTMLInputElement>('[type=hidden]') ?? [])
        field.value = ''
      setTimeout(read)
    },
  }
}

/** An error with the number of the traveller that it is about. `'2: Write the first names'` */
function withPlace({ people }: PassFormValues, name: string, words: string): string {
  const place = people.findIndex(({ key }) => name.startsWith(`${key}.`))
  return place < 0 ? words : `${place + 1}. ${words}`
}

/** Returns the same object while its content is the same, so that nothing is recalculated for each key. */
function useStable<Value>(value: Value): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is looked at, not which object says it
  return useMemo(() => value, [JSON.stringify(value)])
}
