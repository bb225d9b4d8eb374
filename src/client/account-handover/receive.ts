import { PUBLIC_TOKEN_KEY } from 'astro:env/client'
import { saveSession } from '../../stores/session.ts'
import { markSession } from '../session-mark/session-mark.ts'
import { decryptTokens } from './decrypt.ts'

/** Keeps the handed-over tokens. Where they cannot be opened, what was kept before stays. */
export function receive(encrypted: { access: string; refresh: string }): void {
  try {
    const { auth, refresh } = decryptTokens(encrypted, PUBLIC_TOKEN_KEY ?? '')
    saveSession(auth, refresh)
    markSession()
  } catch {
    // Never the fault itself: its words may hold what was decrypted.
    console.error('Error decrypting tokens:')
  }
}
