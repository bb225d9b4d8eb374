import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface PlannerNoteProps {
  readonly role?: 'status' | 'alert'
  readonly children: ReactNode
}

/** A note among the parts of the planner: a warning if it is announced, otherwise a fact. */
export function PlannerNote({ role, children }: PlannerNoteProps) {
  return (
    <div className={`note${role ? ' note--warn' : ''} planner__note`} role={role}>
      <Icon name={role ? 'alert' : 'info'} />
      <p>{children}</p>
    </div>
  )
}
