import {
  type KeyboardEvent,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { countryName } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { StationFinder } from '../../shared/trip/find-station.ts'
import type { PlannerStation } from '../../shared/trip/planner-network.ts'
import { Icon } from '../icon/Icon.tsx'
import type { PlannerProps } from './planner.ts'

interface PlaceSearchProps extends Pick<PlannerProps, 'locale' | 'text'> {
  /** The name of the field and of the address's parameter. */
  readonly name: string
  readonly label: string
  readonly hint: string
  /** Undefined until the network has loaded. */
  readonly find: StationFinder | undefined
  /** Returns why the station was not taken. */
  readonly onPick: (station: PlannerStation) => string | undefined
  /** Told which station would be taken now, once the reader has paused. */
  readonly onConsider?: ((station: PlannerStation) => void) | undefined
}

/** A constant, so that React sees no change while nothing is typed. */
const none: readonly PlannerStation[] = []

/** Milliseconds without a key after which the reader is assumed to read the suggestions. */
const pause = 150

/** A text field with the stations that match. The first one is used if the reader chooses none. */
export function PlaceSearch({ name, label, hint, find, onPick, onConsider, locale, text }: PlaceSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const found = useMemo(() => (find && typed.trim() !== '' ? find(typed) : none), [find, typed])
  const isListed = isOpen && found.length > 0
  // A closed list keeps its options until the chosen stop is visible, since removing them takes time.
  const later = useDeferredValue(found)
  const optionId = (place: number) => `${id}-${place}`

  const considered = isListed ? found[active] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each station that would be taken
  useEffect(() => {
    if (!considered || !onConsider) return
    const timer = setTimeout(onConsider, pause, considered)
    return () => clearTimeout(timer)
  }, [considered?.id])

  // What was typed before hydration.
  useEffect(() => {
    if (!field.current?.value) return
    setTyped(field.current.value)
    setOpen(true)
  }, [])

  function onType(value: string): void {
    setTyped(value)
    setActive(0)
    setOpen(true)
    setFault(undefined)
  }

  function pick(station: PlannerStation | undefined): void {
    if (!station) {
      setFault(typed.trim() ? fillMessage(text.noPlace, { typed: typed.trim() }) : text.typePlace)
      field.current?.focus()
      return
    }
    if (field.current) {
      field.current.value = ''
      field.current.focus()
    }
    setTyped('')
    setOpen(false)
    setFault(onPick(station))
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (find) pick(found[isListed ? active : 0])
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') setOpen(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (found.length > 0 && isListed) setActive((active + step + found.length) % found.length)
  }

  return (
    <form className="place" method="dialog" onSubmit={onSubmit}>
      <label id={`${id}-label`} htmlFor={`${id}-field`}>
        {label}
      </label>
      <div className="place__in">
        <input
          className="in"
          id={`${id}-field`}
          data-place={name}
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListed ? optionId(active) : undefined}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          placeholder={hint}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          // The address contains the trip, so nothing would be lost.
          data-query=""
          onInput={event => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <button className="btn btn--line" type="submit" aria-describedby={`${id}-label`}>
          {text.addButton}
        </button>
        <div className="place__list" role="listbox" id={`${id}-list`} aria-label={label} hidden={!isListed}>
          {(isListed ? found : later).map((station, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys of the whole list
            <div
              key={station.id}
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              // The field keeps the focus.
              onPointerDown={event => event.preventDefault()}
              onClick={() => pick(station)}
            >
              <b>{station.name}</b>{' '}
              <small>
                {station.platform === station.name ? '' : `${station.platform}, `}
                {countryName(station.country, locale)}
              </small>
            </div>
          ))}
        </div>
      </div>
      <p className="vh" role="status">
        {isListed ? fillMessage(text.suggestions, { count: found.length }) : ''}
      </p>
      {fault && (
        <p className="msg place__fault" id={`${id}-fault`} role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
    </form>
  )
}
