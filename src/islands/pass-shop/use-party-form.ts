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
import { announce } from '../../client/announce/announce.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'
import { type Catalogue, monthsAhead } from '../../shared/shop/catalogue/catalogue.ts'
import { shopDay } from '../../shared/shop/iso-day.ts'
import { dropDraft } from '../../stores/draft.ts'
import { usePointer } from '../form/use-pointer.ts'
import { fieldTexts } from '../shop/field-texts.ts'
import { type Missing, passErrors } from './check-pass.ts'
import { keepOneAnswer } from './FirstDay.tsx'
import { clearPending, fillPending } from './fill-form.ts'
import { type Party, type PassFormValues, partyOf, readPassForm } from './party.ts'

const noErrors: FormErrors = {}

/** Fields that are looked at when they are left: what they hold can be wrong. All others can only be missing. */
const checkedOnBlur = /^firstDay$|\.birth$/

/** A field of a traveller's name, after the beginning of the traveller's field names. */
const nameField = /^(\w+)\.(?:name|lastName)$/
const travellerNamedBy = ({ name }: HTMLInputElement) => nameField.exec(name)?.[1]

export interface PartyForm {
  readonly form: RefObject<HTMLFormElement | null>
  /** What the fields hold. */
  readonly entered: PassFormValues
  /** What of it prices follow from: the same object until one of that changes. */
  readonly party: Party
  readonly errors: FormErrors
  /** Whose name was left as it is, by the beginning of their field names. */
  readonly named: readonly string[]
  /** What kept the last try from the basket and is still wrong. */
  readonly summary: readonly ErrorWords[]
  /** How often it was tried. */
  readonly attempt: number
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly onReset: () => void
}

interface ErrorWords {
  readonly name: string
  /** With whose field it is. */
  readonly text: string
}

interface PartyFormOptions {
  readonly text: Missing
  readonly locale: Locale
  /** The catalogue once it has come, and the pass of it that is sold here: they say how far ahead one is ordered. */
  readonly catalogue: Catalogue | 'failed' | undefined
  readonly product: string
  /** The moment of whose day a first travel day may not be before. */
  readonly now: Date
  /** Changes when the form is there anew; what was put into the basket, until then. */
  readonly resetKey: string | undefined
  /** Something was typed. */
  readonly onChange: () => void
  /** Everything is there. */
  readonly onValid: (entered: PassFormValues) => void
}

/** A pass's form, named `pass`. Its fields belong to the browser, and all that is shown follows from what they hold. */
export function usePartyForm(options: PartyFormOptions): PartyForm {
  const { text, locale, catalogue, product, now, resetKey, onChange, onValid } = options
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState(() => readPassForm(new Map([['adult', '1']])))
  const [errors, setErrors] = useState(noErrors)
  const [tried, setTried] = useState<{ attempt: number; names: readonly string[] }>({ attempt: 0, names: [] })
  const [named, setNamed] = useState<readonly string[]>([])
  const party = useStable(partyOf(entered))
  const { released } = usePointer()

  function read(): PassFormValues {
    if (!form.current) return entered
    const next = readPassForm(fieldTexts(form.current))
    // The fields show what was done at once, by themselves; prices and advice may follow a moment later.
    startTransition(() => setEntered(next))
    return next
  }
  // What was typed before hydration, or chosen by the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the form is there again
  useEffect(() => {
    read()
    if (resetKey === undefined) return
    dropDraft(location.pathname)
    clearPending()
    setErrors(noErrors)
  }, [resetKey])
  // The fields of a draft's travellers come with the number of them.
  useEffect(() => {
    if (form.current && fillPending(form.current)) read()
  })

  const errorsOf = (of: PassFormValues) =>
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
    named,
    summary: tried.names.flatMap(name => {
      const words = errors[name]
      return words ? [{ name, text: withPlace(entered, name, words) }] : []
    }),
    attempt: tried.attempt,
    onInput({ target }) {
      if (target instanceof HTMLInputElement) {
        keepOneAnswer(target)
        const key = travellerNamedBy(target)
        if (key) setNamed(before => before.filter(other => other !== key))
      }
      const next = read()
      onChange()
      // What was found wrong is looked at again; nothing new is found before the next try.
      if (errors === noErrors) return
      const stillWrong = errorsOf(next)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => stillWrong[name])))
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
      const wrong = form.current && errorsOf(readPassForm(fieldTexts(form.current)))[name]
      if (isEmpty || !wrong || errors[name] === wrong) return
      setErrors(before => ({ ...before, [name]: wrong }))
      announce(wrong)
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
      dropDraft(location.pathname)
      clearPending()
      // The fields are emptied after the event, but for hidden ones.
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

/** The same object for as long as it says the same: what is worked out from it is not worked out for each key. */
function useStable<Value>(value: Value): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is looked at, not which object says it
  return useMemo(() => value, [JSON.stringify(value)])
}
