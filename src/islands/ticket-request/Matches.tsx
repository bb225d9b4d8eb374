import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Search } from '../../shared/search/index.ts'
import { HighlightedText } from '../support-search/HighlightedText.tsx'
import { useDebounced } from '../support-search/use-debounced.ts'
import { useSearch } from '../support-search/use-search.ts'
import { matchesOf } from './matches-of.ts'
import type { TicketText } from './text.ts'

interface MatchesProps {
  readonly journey: { readonly from: string; readonly to: string }
  readonly locale: Locale
  readonly text: TicketText
}

/** Guides and routes that fit the typed places. */
export function Matches({ journey, locale, text }: MatchesProps) {
  const [state] = useSearch(locale)
  return state.kind === 'ready' ? <List search={state.search} journey={journey} text={text} /> : null
}

function List({ search, journey, text }: Omit<MatchesProps, 'locale'> & { readonly search: Search }) {
  const hits = matchesOf(search, journey)
  const announcement = useDebounced(hits.length > 0 ? fillMessage(text.found, { count: hits.length }) : '')
  return (
    <>
      <p className="vh" role="status">
        {announcement}
      </p>
      {hits.length > 0 && (
        <section className="matches" aria-labelledby="ticket-matches">
          <h3 id="ticket-matches">{text.matches}</h3>
          <ul role="list">
            {hits.map(({ entry, title }) => (
              <li key={entry.href}>
                <a href={entry.href}>
                  <HighlightedText segments={title} />
                </a>{' '}
                <small>{entry.note}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
