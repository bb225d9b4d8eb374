import { useState } from 'react'
import { useChunk } from '../hydration/use-chunk.ts'
import type { StepsProps } from './Steps.tsx'

interface PriceStepsProps extends StepsProps {
  readonly title: string
  readonly open?: boolean
}

/** The steps of a price, on demand: their words are loaded when they are opened. */
export function PriceSteps({ title, open = false, ...steps }: PriceStepsProps) {
  const [isOpen, setIsOpen] = useState(open)
  const chunk = useChunk(() => import('./Steps.tsx'), isOpen)
  return (
    <details className="steps fold-link" open={open} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {chunk && <chunk.Steps {...steps} />}
    </details>
  )
}
