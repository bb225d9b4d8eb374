import { useState } from 'react'
import { announce } from '../../client/lib/announce.ts'

/** A status message that is shown, and the function that changes and announces it. */
export function useStatus(): readonly [string, (words: string) => void] {
  const [status, setStatus] = useState('')
  function report(words: string): void {
    setStatus(words)
    announce(words)
  }
  return [status, report]
}
