/** A fault that the person at the terminal can mend: shown as its one line, with no stack. */
export class StartError extends Error {
  override name = 'StartError'
}
