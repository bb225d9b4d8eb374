import { useEffect } from 'react'

/**
 * Replaces the address with that of the answer page, with the reference, while mounted, so that a reload still shows
 * the reference.
 */
export function useSentAddress(answerPage: string, reference: string): void {
  useEffect(() => {
    const { pathname, search } = location
    history.replaceState(history.state, '', `${answerPage}?${new URLSearchParams({ reference })}`)
    return () => history.replaceState(history.state, '', pathname + search)
  }, [answerPage, reference])
}
