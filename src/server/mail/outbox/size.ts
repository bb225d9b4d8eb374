import type { Store } from '../../store/store.ts'

/** Bytes of a unit. A message is counted as one at least, so that a list of the sizes stays short. */
const unit = 100_000

/** Where the size of a message is noted, in its key: a list of such keys says how much waits, and nothing need be read. */
export const sizeKey = (reference: string, written: unknown) =>
  `size/${reference}/${Math.ceil(Buffer.byteLength(JSON.stringify(written)) / unit)}`

/** Bytes of all that waits, rounded up. */
export async function bytesWaiting(store: Store): Promise<number> {
  const keys = await store.list('size/')
  return keys.reduce((sum, key) => sum + Number(key.split('/')[2]) * unit, 0)
}
