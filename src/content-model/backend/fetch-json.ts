/** Why a backend's answer cannot be used: its address, and the reason. */
export class BackendError extends Error {
  override name = 'BackendError'
}

/**
 * What an address answers, as JSON.
 *
 * @throws BackendError when it does not answer in time, not with 200, or not with JSON
 */
export async function fetchJson(address: string, timeoutMs: number): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      // Of the whole answer: one that never ends is none.
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status !== 200) throw new BackendError(`${address}: answered ${answer.status}; it must be 200`)
    const text = await answer.text()
    try {
      return JSON.parse(text)
    } catch {
      throw new BackendError(
        `${address}: the answer is no JSON; it begins ${JSON.stringify(text.slice(0, 40))}`,
      )
    }
  } catch (error) {
    if (error instanceof BackendError) throw error
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new BackendError(`${address}: no whole answer within ${timeoutMs / 1000} s`)
    throw new BackendError(`${address}: no answer (${reasonOf(error)})`)
  }
}

/** `fetch` says only that it failed; the reason is beneath. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause === undefined) return error.message
  const { cause } = error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : reasonOf(cause)
}
