import { Icon } from '../icon/Icon.tsx'
import type { Words } from './words.ts'

interface NotFoundProps {
  readonly text: Words
  readonly contactHref: string
}

/** Suggestions for when nothing was found. */
export function NotFound({ text, contactHref }: NotFoundProps) {
  return (
    <div className="empty">
      <h3>{text.notFound}</h3>
      <p>{text.notFoundHelp}</p>
      <a className="sign" href={contactHref}>
        <span>{text.write}</span>
        <Icon name="arrow" />
      </a>
    </div>
  )
}
