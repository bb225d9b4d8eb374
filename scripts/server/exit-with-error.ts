/**
 * Ends a command with exit code 1 and one line on stderr.
 *
 * An expected fault has its own message. Of other faults only the first line is shown, since these commands print no
 * stack traces.
 */
export function exitWithError(fault: unknown): never {
  console.error(firstLine(fault))
  process.exit(1)
}

/** The first line of a thrown value, for messages that must stay on one line. */
export function firstLine(fault: unknown): string {
  const message = fault instanceof Error ? fault.message || fault.name : String(fault)
  return message.split('\n', 1)[0] ?? message
}
