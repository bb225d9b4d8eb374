import { savedCache } from '../../shared/offline/caches.ts'
import { behaviour } from '../behaviour/behaviour.ts'

/**
 * The browser's own download goes past the worker, and fails without a network. So a file that is saved is taken from where
 * it is kept.
 */
export const install = behaviour(signal => {
  // Not where storage is forbidden, or the page came by an insecure line.
  if ('caches' in window) void takeSaved(signal).catch(() => undefined)
})

async function takeSaved(signal: AbortSignal): Promise<void> {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[download]')) {
    const copy = await caches.match(link.pathname, { cacheName: savedCache })
    if (!copy || signal.aborted) continue
    const url = URL.createObjectURL(await copy.blob())
    link.href = url
    signal.addEventListener('abort', () => URL.revokeObjectURL(url))
  }
}
