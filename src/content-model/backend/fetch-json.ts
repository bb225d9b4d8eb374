/** Why a backend's response cannot be used: its address, and the reason. */
export class BackendError extends Error {
  override name = 'BackendError'
}

/** The maximum size of a response, so that an endless one cannot fill the build's memory. */
const maxMegabytes = 50

/**
 * Fetches JSON.
 *
 * @throws BackendError if the response is late, not 200, too large or not JSON
 */
export async function fetchJson(address: string, timeoutMs: number): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      // The limit covers the whole response, even one that never ends.
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status !== 200) throw new BackendError(`${address}: answered ${answer.status}; it must be 200`)
    const text = await limitedText(answer, address)
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

/** The text of a response. If it is too large, reading stops and the connection is closed. */
async function limitedText({ body }: Response, address: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxMegabytes * 1024 * 1024)
      throw new BackendError(`${address}: the answer is larger than ${maxMegabytes} MB`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** `fetch` only says that it failed; the reason is the error's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause === undefined) return error.message
  const { cause } = error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : reasonOf(cause)
}
