/** Milliseconds within which our server must answer before the current page is left. */
const patience = 5000

/** Whether the server answers now. Offline, or on a train in a tunnel, the page must not be left. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  try {
    return navigator.onLine && (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
