/**
 * Source text that calls a function with what is known at build. The function runs from its own source text, and so does
 * a function that it is given: neither may use anything from outside itself.
 *
 *     inlineCall(greet, 'you') // => '(function greet(name) { … })("you")'
 */
export function inlineCall<Arguments extends readonly unknown[]>(
  run: (...inputs: Arguments) => void,
  ...inputs: Arguments
): string {
  const literals = inputs.map(value => (typeof value === 'function' ? String(value) : JSON.stringify(value)))
  return `(${run})(${literals})`
}
