import { useState } from 'react'
import { announce } from '../../client/lib/announce.ts'

/** What was said last, which is announced as well as shown. */
export function useSaid(): readonly [string, (words: string) => void] {
  const [said, setSaid] = useState('')
  function say(words: string): void {
    setSaid(words)
    announce(words)
  }
  return [said, say]
}
