import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

/** Hydrates the menu after the first interaction. */
export function hydrateMenu(menu: HTMLElement): void {
  hydrateOnInteraction('account-menu', () => import('./AccountMenu.tsx'))
  // The interaction that loaded this file happened before the listeners existed.
  menu.dispatchEvent(new Event('focusin'))
}
