import { type MouseEvent, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { queryLength } from '../../shared/search/query-length.ts'
import { withErrorBoundary } from '../boundary/with-error-boundary.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { Icon } from '../icon/Icon.tsx'
import { Results } from './Results.tsx'
import { useDebounced } from './use-debounced.ts'
import { useProgressiveHits } from './use-progressive-hits.ts'
import { useQuery } from './use-query.ts'
import { useSearch } from './use-search.ts'
import type { Words } from './words.ts'

export interface SupportSearchProps {
  readonly locale: Locale
  readonly text: Words
  /** The page's own path, to which the form is sent without scripts. */
  readonly action: string
  /** The id of the element on the page that shows the results. */
  readonly place: string
  readonly suggestions: readonly { readonly label: string; readonly href: string }[]
  readonly contactHref: string
}

/** The maximum number of results. */
const limit = 10

/** The site's search on the support page: results appear during typing, and the address can be shared. */
function SupportSearch(props: SupportSearchProps) {
  const { locale, text, action, place, suggestions, contactHref } = props
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useHydrated(root)
  const { query, read, write } = useQuery(field)
  const [state, retry] = useSearch(locale)
  const [resultsPlace, setResultsPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setResultsPlace(document.getElementById(place)), [place])

  // A single letter finds everything or nothing, and the second one follows soon.
  const found = useMemo(
    () => (state.kind === 'ready' && query.length > 1 ? state.search.find(query, limit) : undefined),
    [state, query],
  )
  const visibleHits = useProgressiveHits(found, resultsPlace)
  const summary = found ? summaryOf(found.length, query, text) : ''
  const announced = useDebounced(summary)

  useEffect(() => {
    // The page reserved space for the results, which is now used or not needed.
    if (found || state.kind === 'failed') delete document.documentElement.dataset['expectsResults']
  }, [found, state])

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    write()
    heading.current?.focus()
  }

  function onSuggestion(event: MouseEvent<HTMLAnchorElement>): void {
    if (!field.current || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    field.current.value = event.currentTarget.textContent
    read()
  }

  return (
    <search ref={root}>
      <form className="ask__form" action={action} onSubmit={onSubmit}>
        <label className="vh" htmlFor="q">
          {text.label}
        </label>
        <input
          className="in"
          id="q"
          name="q"
          type="search"
          ref={field}
          onInput={read}
          placeholder={text.placeholder}
          maxLength={queryLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="btn" type="submit">
          <Icon name="search" />
          <span>{text.search}</span>
        </button>
      </form>
      <p className="ask__others needs-script">
        <span>{text.others}</span>
        {suggestions.map(({ label, href }) => (
          <a key={label} href={href} onClick={onSuggestion}>
            {label}
          </a>
        ))}
      </p>
      <p className="vh" role="status">
        {state.kind === 'loading' && query.length > 1 ? text.loading : announced}
      </p>
      {state.kind === 'failed' && (
        <p className="ask__failed" role="alert">
          {text.failed}{' '}
          <button className="btn btn--sm" type="button" onClick={retry}>
            {text.retry}
          </button>
        </p>
      )}
      {resultsPlace &&
        createPortal(
          visibleHits && <Results {...{ found: visibleHits, summary, text, contactHref, heading }} />,
          resultsPlace,
        )}
    </search>
  )
}

function summaryOf(count: number, query: string, text: Words): string {
  const message = count === 0 ? text.none : count === 1 ? text.one : text.many
  return fillMessage(message, { count, query })
}

export default withErrorBoundary(SupportSearch)
