/**
 * Ends a command with exit code 1 and one line on stderr.
 *
 * An expected fault is its own message; anything else keeps only its first line, since these commands promise
 * no stack.
 */
export function exitWithError(fault: unknown): never {
  console.error(firstLine(fault))
  process.exit(1)
}

/** The first line of what was thrown, for messages that must stay on one line. */
export function firstLine(fault: unknown): string {
  const message = fault instanceof Error ? fault.message || fault.name : String(fault)
  return message.split('\n', 1)[0] ?? message
}
