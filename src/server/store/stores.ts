import { blobStore, type HostAccess } from './blob-store.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

/** What the functions keep: one store for each purpose, so that a list of one is never longer for the others. */
export interface Stores {
  /** Mail that waits or has failed. */
  readonly outbox: Store
  /** Keyed hashes of what was posted lately and of who was sent mail, for two days. */
  readonly notes: Store
  /** The ledger of orders. */
  readonly orders: Store
}

/**
 * The stores of a kind of deploy in the host's blobs. All deploys share those, so that a store's name says which kind it
 * belongs to.
 */
export const blobStores = (context: string, access?: HostAccess): Stores => ({
  outbox: blobStore(`mail-outbox-${context}`, access),
  notes: blobStore(`mail-notes-${context}`, access),
  orders: blobStore(`orders-${context}`, access),
})

/** The kinds of deploys whose schedules run: the host runs those of production alone, and our own server its own. */
const scheduled = ['production', 'dev']

/** Whether a kind of deploy may keep mail: elsewhere nobody would send it again, or ever remove it. */
export const usesOutbox = (context: string): boolean => scheduled.includes(context)

const inMemory: Stores = { outbox: memoryStore(), notes: memoryStore(), orders: memoryStore() }

/** The stores of a kind of deploy; where no schedule would ever clear them, they end with the process. */
export const storesFor = (context: string): Stores => (usesOutbox(context) ? blobStores(context) : inMemory)
