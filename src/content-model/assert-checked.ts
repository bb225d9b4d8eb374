/**
 * Returns a value that the rules of `content-model/rules` have already found to exist. They ran earlier and report
 * every fault with its line. Only in development, while a file is being edited, can a value be missing here.
 *
 * @throws if the value is missing
 */
export function assertChecked<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is missing: \`npm run content\` shows where it is needed`)
  return value
}
