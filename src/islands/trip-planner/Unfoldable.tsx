import { type ReactNode, useId, useState } from 'react'

interface UnfoldableProps {
  readonly className: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

/**
 * A section that can be unfolded, and has no content until then. It is not a `details` element: browsers style the inner
 * parts of each of them, and a trip would have one or two for each stop.
 */
export function Unfoldable({ className, summary, children }: UnfoldableProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={className}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {summary}
      </button>
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}
