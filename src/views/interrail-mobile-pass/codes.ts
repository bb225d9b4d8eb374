/**
 * The formats of the two numbers, as an input's `pattern`. Source: the specification, sections 3 and 5. The app
 * distinguishes small letters from capitals, and pass numbers are issued in capitals.
 */
export const codePatterns = {
  passNumber: '[A-Z0-9]{6}',
  coverNumber: 'I[0-9]{8}',
} as const

export type CheckedCode = keyof typeof codePatterns

/** The other number whose format a value has. `otherCode('passNumber', 'I20418365') // => 'coverNumber'` */
export function otherCode(code: CheckedCode, value: string): CheckedCode | undefined {
  const other = code === 'passNumber' ? 'coverNumber' : 'passNumber'
  return new RegExp(`^${codePatterns[other]}$`).test(value) ? other : undefined
}
