import { installKey } from '../../stores/keys.ts'

/** Whether the site can be installed as an app, or whether the reader has refused or installed it. */
export type InstallState = 'available' | 'dismissed' | 'installed'

/** The state from earlier pages; a refusal is permanent. */
export function storedState(): InstallState | undefined {
  if (isApp()) return 'installed'
  try {
    const stored = localStorage.getItem(installKey)
    return stored === 'dismissed' || stored === 'installed' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Sets the state on `<html>`, and stores a refusal or an installation for later pages. */
export function setState(state: InstallState): void {
  document.documentElement.dataset['install'] = state
  try {
    if (state === 'available') localStorage.removeItem(installKey)
    else localStorage.setItem(installKey, state)
  } catch {
    // If storage is blocked, the state holds only for this page.
  }
}

/** Whether this page is shown in the installed app. */
const isApp = () => matchMedia('(display-mode: standalone)').matches

/** Safari on a phone installs sites through its share menu and fires no event; only Safari has this property. */
export const isShareInstalled = () => 'standalone' in navigator && navigator.standalone === false
