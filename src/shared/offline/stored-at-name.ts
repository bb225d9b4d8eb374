/**
 * The name of the entry, in the `Server-Timing` header of a copy, whose description is the time when it was cached. It is
 * in a file of its own, since the script of every page needs it and nothing else about the caches.
 */
export const storedAtName = 'kept'
