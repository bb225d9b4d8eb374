/**
 * Enables navigation preload, which requests a page while the worker starts. It is disabled in Firefox: if its preload
 * fails, the navigation ends in the browser's error page although the worker has an answer
 * (https://github.com/GoogleChrome/workbox/issues/3134). Only the user agent tells Firefox apart. It is disabled
 * explicitly, since an earlier worker of this registration may have enabled it.
 *
 * @param preload undefined in a browser without navigation preload
 */
export async function setPreload(
  preload: NavigationPreloadManager | undefined,
  userAgent: string,
): Promise<void> {
  if (userAgent.includes('Firefox/')) await preload?.disable()
  else await preload?.enable()
}
