import { reloadedKey } from '../../stores/keys.ts'

/** Milliseconds for which a path that was reloaded is not reloaded again (specification, section 9). */
const lifetime = 10_000

/**
 * Whether this path may be reloaded; if so, it is marked as reloaded. Without storage it may not, since reloading could
 * loop.
 */
export function mayReload(): boolean {
  const key = reloadedKey + location.pathname
  try {
    if (Date.now() < Number(sessionStorage.getItem(key))) return false
    sessionStorage.setItem(key, String(Date.now() + lifetime))
    return true
  } catch {
    return false
  }
}
