import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a text is read out: nobody wants to hear every key. */
const quiet = 700

/** A text once it has stopped changing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
