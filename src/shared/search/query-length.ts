/** The maximum length of a query; the rest is ignored. */
export const queryLength = 200
