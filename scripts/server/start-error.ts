/** A fault that the user can fix: only its message is shown, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
