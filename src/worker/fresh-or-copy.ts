/** Milliseconds for which an answer is waited for where a copy could be shown: about as long as a reader looks at nothing. */
const patience = 3500

/**
 * What the network answers; a copy where that does not come soon, not at all, or is a fault of the server. Without a copy
 * the network is waited for, however long.
 */
export async function freshOrCopy<Answer extends Response | undefined>(
  coming: Promise<Answer>,
  copyFound: Promise<Response | undefined>,
): Promise<Answer | Response> {
  const arrived = coming.catch(() => undefined)
  const copy = await copyFound
  if (!copy) return coming
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, patience, undefined)
  })
  const answer = await Promise.race([arrived, tooLate])
  clearTimeout(timer)
  if (answer && answer.status < 500) return answer
  // Nobody reads what comes too late, and the browser would keep its place in its own cache locked.
  void arrived.then(late => late?.body?.cancel())
  return copy
}
