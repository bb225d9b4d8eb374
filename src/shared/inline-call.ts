/**
 * Returns source text that calls a function with arguments that are known at build time. The function, and any function
 * passed to it, runs from its own source text, so neither may use anything from outside itself.
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
