/**
 * A place that keeps things. Values are JSON. Any operation may throw, also one that was done.
 * What is read is the latest; a list of keys may lag behind.
 */
export interface Store {
  /** Writes where nothing is yet. Whether it did must be read back: an answer may be lost, or wrong. */
  create(key: string, value: unknown): Promise<void>
  /** `undefined` where nothing is. */
  read(key: string): Promise<unknown>
  remove(key: string): Promise<void>
  /** The keys that begin like this. */
  list(prefix: string): Promise<string[]>
}

/**
 * Writes what must not be lost, and reads it back.
 *
 * @throws where it is not there
 */
export async function createVerified(store: Store, key: string, value: unknown): Promise<void> {
  await store.create(key, value)
  if ((await store.read(key)) === undefined) throw new Error('What was written is not there')
}
