import { type ReactNode, useId, useState } from 'react'
import { usePrinting } from './use-printing.ts'

interface UnfoldableProps {
  readonly className: string
  readonly summary: ReactNode
  readonly children: ReactNode
  /** Whether it is unfolded on paper. */
  readonly isPrinted?: boolean
}

/**
 * A section that can be unfolded, and has no content until then. It is not a `details` element: browsers style the inner
 * parts of each of them, and a trip would have one or two for each stop.
 */
export function Unfoldable({ className, summary, children, isPrinted = false }: UnfoldableProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  return (
    <div className={className}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {summary}
      </button>
      <div id={id}>{(isOpen || (isPrinted && isPrinting)) && children}</div>
    </div>
  )
}
