/**
 * What the rules of `content-model/rules` have seen to be there: they ran before, with every fault, its line and what is
 * allowed. Only development gets here with a fault, while a file is being written.
 *
 * @throws naming what is not there
 */
export function assertChecked<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined)
    throw new Error(`${what} is not there: \`npm run content\` says where it is wanted`)
  return value
}
