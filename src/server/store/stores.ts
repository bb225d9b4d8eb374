import { blobStore, type HostAccess } from './blob-store.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'
import type { TimeBudget } from './time-budget.ts'

/** The functions' stores, one for each purpose, so that their lists stay short. */
export interface Stores {
  /** Waiting and failed mail. */
  readonly outbox: Store
  /** Keyed hashes of recent submissions and recipients, for two days. */
  readonly notes: Store
  /** The ledger of orders. */
  readonly orders: Store
}

/**
 * The stores of a kind of deploy in the host's blobs. All deploys share these, so the name of a store contains the
 * kind.
 */
export const blobStores = (context: string, access?: HostAccess, budget?: TimeBudget): Stores => ({
  outbox: blobStore(`mail-outbox-${context}`, access, budget),
  notes: blobStore(`mail-notes-${context}`, access, budget),
  orders: blobStore(`orders-${context}`, access, budget),
})

/** The kinds of deploys whose schedules run: the host runs only those of production, and the local server its own. */
const scheduled = ['production', 'dev']

/** Whether a kind of deploy may keep mail; in others nothing would retry or remove it. */
export const usesOutbox = (context: string): boolean => scheduled.includes(context)

const inMemory: Stores = { outbox: memoryStore(), notes: memoryStore(), orders: memoryStore() }

/**
 * The stores of a kind of deploy; stores in memory if no schedule would ever clear them.
 *
 * @param budget for one request; a scheduled run has none, since a run that is killed is repeated
 */
export const storesFor = (context: string, budget?: TimeBudget): Stores =>
  usesOutbox(context) ? blobStores(context, {}, budget) : inMemory
