import type { RefObject } from 'react'
import type { Found } from '../../shared/search/index.ts'
import { Hits } from './Hits.tsx'
import { NotFound } from './NotFound.tsx'
import type { Words } from './words.ts'

interface ResultsProps {
  readonly found: Found
  /** How many, and for what. */
  readonly summary: string
  readonly text: Words
  readonly contactHref: string
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The answers to a question, and the pages that say more. */
export function Results({ found, summary, text, contactHref, heading }: ResultsProps) {
  const { questions, pages } = found
  return (
    <section className="answers" aria-labelledby="results">
      <div className="answers__head">
        <h2 id="results" tabIndex={-1} ref={heading}>
          {text.results}
        </h2>
        <p>{summary}</p>
      </div>
      {questions.length > 0 && <Hits hits={questions} />}
      {pages.length > 0 && (
        <>
          <h2 className="answers__further">{text.further}</h2>
          <Hits hits={pages} />
        </>
      )}
      {questions.length + pages.length === 0 && <NotFound text={text} contactHref={contactHref} />}
    </section>
  )
}
