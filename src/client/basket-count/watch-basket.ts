import { installLazily } from '../lib/behaviour.ts'

/**
 * Loads the code that shows a basket as soon as the basket is not empty.
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
      // Storage may be blocked. The basket then lives as long as its page, which dispatches an event.
    }
  }
  look()
  document.addEventListener('basket:updated', show, { once: true, signal })
  // Another tab may have added something, also while this page was in the back/forward cache.
  for (const type of ['storage', 'pageshow']) addEventListener(type, look, { signal })
}
