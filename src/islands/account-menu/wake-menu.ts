import { wakeOnTouch } from '../wake/wake.ts'

/** Wakes the menu, now that it has been touched. */
export function wakeMenu(menu: HTMLElement): void {
  wakeOnTouch('account-menu', () => import('./AccountMenu.tsx'))
  // The touch that brought this file was before it listened.
  menu.dispatchEvent(new Event('focusin'))
}
