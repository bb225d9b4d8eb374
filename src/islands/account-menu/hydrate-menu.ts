import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

/** Wakes the menu, now that it has been touched. */
export function hydrateMenu(menu: HTMLElement): void {
  hydrateOnInteraction('account-menu', () => import('./AccountMenu.tsx'))
  // The touch that brought this file was before it listened.
  menu.dispatchEvent(new Event('focusin'))
}
