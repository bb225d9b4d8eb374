import { loadChunk } from '../../client/load-chunk/load-chunk.ts'

/**
 * The menu stands on every page and does without React: not even what wakes it comes before the menu is touched. It says
 * `data-hydration="idle"` from the start.
 */
function loadMenuOnInteraction(menu: HTMLElement): void {
  const touched = new AbortController()
  const wake = () => {
    touched.abort()
    loadChunk(
      () => import('./hydrate-menu.ts'),
      ({ hydrateMenu }) => hydrateMenu(menu),
    )
  }
  for (const type of ['pointerdown', 'focusin', 'click'])
    menu.addEventListener(type, wake, { signal: touched.signal })
}

// `Head.astro` imports this whether a page has the menu or not: without an account it would bring the menu along.
if (import.meta.env.SITE_ACCOUNT)
  document.querySelectorAll<HTMLElement>('[data-island=account-menu]').forEach(loadMenuOnInteraction)
