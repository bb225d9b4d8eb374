import type { RefObject } from 'react'
import type { Hit } from '../../shared/search/index.ts'
import { Hits } from './Hits.tsx'
import { NotFound } from './NotFound.tsx'
import type { Words } from './words.ts'

interface ResultsProps {
  readonly found: readonly Hit[]
  /** The number of results, and the query. */
  readonly summary: string
  readonly text: Words
  readonly contactHref: string
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The results of every kind, best first. */
export function Results({ found, summary, text, contactHref, heading }: ResultsProps) {
  return (
    <section className="answers" aria-labelledby="results">
      <div className="answers__head">
        <h2 id="results" tabIndex={-1} ref={heading}>
          {text.results}
        </h2>
        <p>{summary}</p>
      </div>
      {found.length > 0 ? <Hits hits={found} /> : <NotFound text={text} contactHref={contactHref} />}
    </section>
  )
}
