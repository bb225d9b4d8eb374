import type { text } from './text.ts'

/** The search's words in one language. */
export type Words = { readonly [Key in keyof ReturnType<typeof text>]: string }
