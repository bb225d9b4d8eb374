/** Milliseconds within which our server must answer before the current page is left. */
const patience = 5000

/**
 * Whether the server works now, even if it has no such page. Offline, on a train in a tunnel or after a server error,
 * the page must not be left.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(patience)
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).status < 500
  } catch {
    return false
  }
}
