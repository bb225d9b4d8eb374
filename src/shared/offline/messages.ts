import * as v from 'valibot'

/** What a page tells the worker. */
export const pageMessage = v.variant('type', [
  /** It was read: it and its files are to be kept. */
  v.object({
    type: v.literal('visited'),
    path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    /** Whether its address had parameters: the browser has then kept it under another one. */
    parameters: v.boolean(),
  }),
  /** The page can be loaded again: a worker that waits may take over. */
  v.object({ type: v.literal('take-over') }),
])

export type PageMessage = v.InferOutput<typeof pageMessage>
