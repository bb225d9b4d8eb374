/** Milliseconds to wait for the network if there is a copy: about as long as readers wait at a blank page. */
const patience = 3500

/**
 * Returns the network's response, or the copy if the network is too slow, fails or returns a server error. Without a
 * copy, or if the caches cannot be read, it waits for the network, however long that takes.
 */
export async function freshOrCopy<Answer extends Response | undefined>(
  coming: Promise<Answer>,
  copyFound: Promise<Response | undefined>,
): Promise<Answer | Response> {
  const arrived = coming.catch(() => undefined)
  const found = copyFound.catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, patience, undefined)
  })
  const answer = await Promise.race([arrived, tooLate])
  clearTimeout(timer)
  if (answer && answer.status < 500) return answer
  const copy = await found
  if (!copy) return coming
  // Cancel a late response, which would otherwise keep its entry in the browser's HTTP cache locked.
  void arrived.then(late => late?.body?.cancel())
  return copy
}
