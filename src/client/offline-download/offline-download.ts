import { savedCache } from '../../shared/offline/caches.ts'
import { behaviour } from '../lib/behaviour.ts'

/**
 * A browser's download bypasses the worker and fails offline, so the download of a saved file is served from its cache.
 */
export const install = behaviour(signal => {
  // There are no caches if storage is blocked or the connection is insecure.
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
