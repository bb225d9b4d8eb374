import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { SentForm } from '../../client/lib/send-form.ts'
import type { ErrorLine } from '../../shared/forms/kit/errors.ts'
import type { SentWords } from '../../shared/forms/registry.ts'
import { Icon } from '../icon/Icon.tsx'

/** A notice that takes the focus when it appears, so that nobody misses it. */
function Notice({
  tone,
  title,
  children,
}: {
  readonly tone: 'err' | 'ok'
  readonly title: string
  readonly children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      className={`note note--${tone} notice`}
      role={tone === 'err' ? 'alert' : 'status'}
      tabIndex={-1}
      ref={box}
    >
      <Icon name={tone === 'err' ? 'alert' : 'check'} />
      <div>
        <h2 className="notice__title">{title}</h2>
        {children}
      </div>
    </div>
  )
}

/** The errors as links to their fields. */
export function ErrorSummary({
  title,
  lines,
}: {
  readonly title: string
  readonly lines: readonly ErrorLine[]
}) {
  return (
    <Notice tone="err" title={title}>
      <ul>
        {lines.map(({ name, id, text }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={leadTo(id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The link moves the focus, even into closed rows, and leaves the address unchanged. */
const leadTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault()
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

interface FailureProps {
  readonly title: string
  readonly error: string
  readonly message: string
  readonly kept: string
  /** The label of the button that sends the form again. */
  readonly retry: string
}

/** Shown if the form was refused for a reason that concerns no single field. */
export function Failure({ title, error, message, kept, retry }: FailureProps) {
  return (
    <Notice tone="err" title={title}>
      <p>
        <span>{error}</span> <span>{message}</span>
      </p>
      <p>{kept}</p>
      <button className="btn btn--line btn--sm" type="submit">
        {retry}
      </button>
    </Notice>
  )
}

interface SentProps extends SentForm {
  readonly words: SentWords
  readonly label: string
  readonly children: ReactNode
}

/** The form was accepted. */
export function Sent({ words, label, reference, receipt, children }: SentProps) {
  return (
    <Notice tone="ok" title={words.title}>
      {/* Shown only once, so no reload may remove it. */}
      <p data-keep>
        {label}: <strong className="num nb">{reference}</strong>
      </p>
      <p>{words.description}</p>
      {receipt.length > 0 && (
        <dl className="receipt">
          {receipt.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{words.next}</p>
      {children}
    </Notice>
  )
}
