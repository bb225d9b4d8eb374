/**
 * Enables navigation preload, which asks for a page while the worker starts. Firefox is left without: when its preload
 * fails, the navigation ends in the browser's error page although the worker has an answer
 * (https://github.com/GoogleChrome/workbox/issues/3134). Only the user agent tells Firefox apart. Preload is disabled
 * there, and not just left alone, since an earlier worker of this registration enabled it.
 *
 * @param preload undefined where the browser has no navigation preload
 */
export async function setPreload(
  preload: NavigationPreloadManager | undefined,
  userAgent: string,
): Promise<void> {
  if (userAgent.includes('Firefox/')) await preload?.disable()
  else await preload?.enable()
}
