/** Milliseconds within which our server must answer for a page before the one that is read is given up. */
const patience = 5000

/** Whether this page can be had again now: offline, or on a train in a tunnel, it stays. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  try {
    return navigator.onLine && (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
