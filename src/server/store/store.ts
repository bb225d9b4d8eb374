/**
 * A key-value store with JSON values. Any operation may throw even if it succeeded. Reads are consistent; a list of
 * keys may be outdated.
 */
export interface Store {
  /**
   * Writes a value if the key is free. Read it back to know whether it was written: the response may be lost or wrong.
   */
  create(key: string, value: unknown): Promise<void>
  /** The value, or `undefined` if there is none. */
  read(key: string): Promise<unknown>
  remove(key: string): Promise<void>
  /** The keys with this prefix. */
  list(prefix: string): Promise<string[]>
}

/**
 * Writes a value that must not be lost, and verifies it by reading it back.
 *
 * @throws if the value is missing
 */
export async function createVerified(store: Store, key: string, value: unknown): Promise<void> {
  await store.create(key, value)
  if ((await store.read(key)) === undefined) throw new Error('A written value cannot be read back')
}
