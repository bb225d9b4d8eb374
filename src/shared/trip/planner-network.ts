import type { Network, TrainFacts } from './network.ts'

/** A station as one language names it. */
export interface PlannerStation {
  readonly id: string
  /** As it stands on the platform. */
  readonly platform: string
  /** The town, in the reader's language. */
  readonly name: string
  /** The town in other languages, for the search. */
  readonly otherNames: readonly string[]
  /** ISO code. */
  readonly country: string
  /** Degrees, to two decimals. */
  readonly lat: number
  readonly lon: number
}

/** A company, and where one books or reads more. */
export interface PlannerOperator {
  readonly name: string
  readonly url: string
}

/** A train, with what the planner shows of it. */
export interface PlannerTrain extends TrainFacts {
  readonly name: string
  /** What a pass holder pays for a seat in first class, in the currency of `fee`. */
  readonly firstFee?: number
  /** The month that the fee was read, as `2026-11`. */
  readonly feeAsOf?: string
  readonly operators: readonly PlannerOperator[]
}

/** The network that the planner searches and shows. Of a line's `asOf` it knows a night train's alone. */
export interface PlannerNetwork extends Network {
  readonly stations: ReadonlyMap<string, PlannerStation>
  readonly trains: Readonly<Record<string, PlannerTrain>>
}
