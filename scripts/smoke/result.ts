import { firstLine } from '../server/exit-with-error.ts'

/** The result of one check. */
export interface Result {
  /** The group in the report: `Pages, sv`. */
  readonly what: string
  /** A path of the site. */
  readonly where: string
  /** The faults, in words. */
  readonly faults: readonly string[]
}

/** The faults of those rules that do not hold. `faults([[false, 'no title'], [true, 'no text']]) // => ['no title']` */
export const faults = (rules: readonly (readonly [holds: boolean, fault: string])[]): string[] =>
  rules.filter(([holds]) => !holds).map(([, fault]) => fault)

/** Runs one check. If the site does not respond, that is the fault, and the other checks continue. */
export async function resultOf(
  what: string,
  where: string,
  run: () => Promise<readonly string[]>,
): Promise<Result> {
  const found = await run().catch(reason => [`no response: ${firstLine(reason)}`])
  return { what, where, faults: found }
}
