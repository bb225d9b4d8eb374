import * as v from 'valibot'

/** What a page can tell the worker. */
export const pageMessage = v.variant('type', [
  /** The page was read: the worker should cache it and its files. */
  v.object({
    type: v.literal('visited'),
    path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    /** Whether its address had parameters; the browser's HTTP cache then has it under another address. */
    parameters: v.boolean(),
  }),
  /** The page can be reloaded: a waiting worker may take over. */
  v.object({ type: v.literal('take-over') }),
])

export type PageMessage = v.InferOutput<typeof pageMessage>
