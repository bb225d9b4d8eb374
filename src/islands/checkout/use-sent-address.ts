import { useEffect } from 'react'

/**
 * Puts the address of the answer page, with the reference, in place of the page's own while it is shown: loaded again, it
 * still has the reference.
 */
export function useSentAddress(answerPage: string, reference: string): void {
  useEffect(() => {
    const { pathname, search } = location
    history.replaceState(history.state, '', `${answerPage}?${new URLSearchParams({ reference })}`)
    return () => history.replaceState(history.state, '', pathname + search)
  }, [answerPage, reference])
}
