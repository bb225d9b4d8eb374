import type { Store } from '../../store/store.ts'

/** Bytes of a unit. A message counts as one at least, so that a list of the sizes stays short. */
const unit = 100_000

/** A key that contains a message's size, so that a list of keys shows how much is waiting. */
export const sizeKey = (reference: string, written: unknown) =>
  `size/${reference}/${Math.ceil(Buffer.byteLength(JSON.stringify(written)) / unit)}`

/** The size of all waiting messages in bytes, rounded up. */
export async function bytesWaiting(store: Store): Promise<number> {
  const keys = await store.list('size/')
  return keys.reduce((sum, key) => sum + Number(key.split('/')[2]) * unit, 0)
}
