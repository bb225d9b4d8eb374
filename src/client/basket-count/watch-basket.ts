import { installLazily } from '../behaviour/behaviour.ts'

/**
 * Loads what shows a basket where there is something in it, or where something is put into it.
 *
 * @param key the name under which the basket is kept
 * @param load imports what shows it
 */
export function watchBasket(
  signal: AbortSignal,
  key: string,
  load: () => Promise<{ install(): () => void }>,
): void {
  const show = installLazily(signal, load)
  const look = () => {
    try {
      if (localStorage.getItem(key)) show()
    } catch {
      // Storage may be forbidden: then the basket lives as long as its page, which tells of it.
    }
  }
  look()
  document.addEventListener('basket:changed', show, { once: true, signal })
  // Another tab has put something in, or this page comes back after one did.
  for (const type of ['storage', 'pageshow']) addEventListener(type, look, { signal })
}
