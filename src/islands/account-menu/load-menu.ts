import { loadChunk } from '../../client/lib/load-chunk.ts'

/**
 * Loads the menu's island on the first interaction. The menu is on every page and works without React, so even its
 * hydration code is loaded only then. Its HTML starts with `data-hydration="idle"`.
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

// `Head.astro` imports this whether or not a page has the menu; the condition keeps the menu out of sites without
// accounts.
if (import.meta.env.SITE_ACCOUNT)
  document.querySelectorAll<HTMLElement>('[data-island=account-menu]').forEach(loadMenuOnInteraction)
