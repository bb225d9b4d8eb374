/** The shapes of the two numbers, as an input's `pattern`. Source: the specification, sections 3 and 5. */
export const codePatterns = {
  passNumber: '[A-Za-z0-9]{6}',
  coverNumber: 'I[0-9]{8}',
} as const

export type CheckedCode = keyof typeof codePatterns
