import { PUBLIC_TOKEN_KEY } from 'astro:env/client'
import { saveSession } from '../../stores/session.ts'
import { markSession } from '../session-mark/session-mark.ts'
import { decryptTokens } from './decrypt.ts'

/** Saves the tokens from the hand-over. If they cannot be decrypted, the earlier ones stay. */
export function saveTokens(encrypted: { access: string; refresh: string }): void {
  try {
    const { auth, refresh } = decryptTokens(encrypted, PUBLIC_TOKEN_KEY ?? '')
    saveSession(auth, refresh)
    markSession()
  } catch {
    // Do not log the error itself: its message may contain decrypted text.
    console.error('Error decrypting tokens:')
  }
}
