import { type ReactNode, useDeferredValue, useState } from 'react'

interface UnfoldableProps {
  readonly className: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** A section that can be unfolded. While it is folded, its content is rendered after what is visible. */
export function Unfoldable({ className, summary, children }: UnfoldableProps) {
  const [isOpen, setOpen] = useState(false)
  const later = useDeferredValue(children, null)
  return (
    <details className={className} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? children : later}
    </details>
  )
}
