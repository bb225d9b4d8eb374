import { useEffect, useState } from 'react'
import { loadSearch } from '../../client/header-search/load-search.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Search } from '../../shared/search/index.ts'

export type SearchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly search: Search }
  | { readonly kind: 'failed' }

const loading: SearchState = { kind: 'loading' }

/** The search over a locale's entries, loaded with the island, and a function that retries after a failure. */
export function useSearch(locale: Locale): readonly [SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>(loading)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const leaving = new AbortController()
    const show = (next: SearchState) => {
      if (!leaving.signal.aborted) setState(next)
    }
    show(loading)
    loadSearch(locale, leaving.signal).then(
      search => show({ kind: 'ready', search }),
      () => show({ kind: 'failed' }),
    )
    return () => leaving.abort()
  }, [locale, attempt])

  return [state, () => setAttempt(attempt + 1)]
}
