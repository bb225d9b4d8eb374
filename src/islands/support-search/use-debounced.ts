import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a text is announced. */
const untilAnnounced = 700

/** Returns a text once it has stopped changing, after as many milliseconds as a text to be announced unless told otherwise. */
export function useDebounced(text: string, quiet = untilAnnounced): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet)
    return () => clearTimeout(timer)
  }, [text, quiet])
  return settled
}
