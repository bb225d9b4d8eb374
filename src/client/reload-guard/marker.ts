import { reloadedKey } from '../../stores/keys.ts'

/** Milliseconds for which a path that was reloaded is not reloaded again (specification, section 9). */
const lifetime = 10_000

/** Whether this path may be reloaded; if so it counts as reloaded. Where nothing can be kept it may not: it could go on for ever. */
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
