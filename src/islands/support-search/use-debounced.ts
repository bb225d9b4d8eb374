import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a text is announced. */
const quiet = 700

/** Returns a text once it has stopped changing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
