import { later } from '../../client/later/later.ts'

const touches = ['pointerdown', 'focusin', 'keydown']

/**
 * Loads the menu's React on the first touch. It stands on every page, so it does without `client:interaction`, whose
 * runtime is a third of all the script that a page may have; nothing has to be replayed here, since all of the
 * menu's links work without.
 */
export function wakeAccountMenu(): void {
  const host = document.querySelector<HTMLElement>('[data-account-menu]')
  if (!host) return
  const wake = () => {
    if (host.dataset['hydration'] !== 'idle') return
    host.dataset['hydration'] = 'hydrating'
    later(
      () => import('./hydrate.tsx'),
      ({ hydrate }) => hydrate(host),
    )
  }
  host.dataset['hydration'] = 'idle'
  for (const type of touches) host.addEventListener(type, wake)
}
