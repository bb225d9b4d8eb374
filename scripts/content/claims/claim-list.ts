import type { Claim } from '../../../src/content-model/expired-claims.ts'
import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'

/** A claim of an entry, with a function that makes a note about it. */
export interface ListedClaim {
  readonly claim: Claim
  readonly note: (field: string, message: string) => Fault
}

/** Every claim of the content. */
export const claimsOf = ({ entries }: Content): ListedClaim[] =>
  Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(({ facts: { file, data } }) =>
      'claims' in data
        ? data.claims.map((claim, index) => ({
            claim,
            note: (field, message) => file.fault(['claims', index, field], message),
          }))
        : [],
    ),
  )
