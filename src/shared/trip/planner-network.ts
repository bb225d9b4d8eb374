import type { Network, TrainFacts } from './network.ts'

/** A station as one language names it. */
export interface PlannerStation {
  readonly id: string
  /** The name at the station. */
  readonly platform: string
  /** The town, in the reader's language. */
  readonly name: string
  /** The town in other languages, and well-known places nearby, for the search. */
  readonly otherNames: readonly string[]
  /** ISO code. */
  readonly country: string
  /** In degrees, with two decimals. */
  readonly lat: number
  readonly lon: number
}

/** A company, with the page where its tickets are booked or described. */
export interface PlannerOperator {
  readonly name: string
  readonly url: string
}

/** A train, with the facts that the planner shows. */
export interface PlannerTrain extends TrainFacts {
  readonly name: string
  /** The fee for a pass holder's seat in first class, in the currency of `fee`. */
  readonly firstFee?: number
  /** The month in which the fee was checked, as `2026-11`. */
  readonly feeAsOf?: string
  readonly operators: readonly PlannerOperator[]
}

/** The network that the planner searches and shows. Of its lines only night trains have `asOf`. */
export interface PlannerNetwork extends Network {
  readonly stations: ReadonlyMap<string, PlannerStation>
  readonly trains: Readonly<Record<string, PlannerTrain>>
}
