/** Milliseconds for which an answer is waited for where a copy could be shown: about as long as a reader looks at nothing. */
const patience = 3500

/** What comes within the patience; `undefined` where it does not. */
export function withinPatience<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, patience, undefined)
  })
  return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer))
}
