import { firstLine } from '../server/fail.ts'

/** What one question to the site came to. */
export interface Result {
  /** What belongs together in the report: `Pages, sv`. */
  readonly what: string
  /** A path of the site. */
  readonly where: string
  /** What is wrong, in words. */
  readonly faults: readonly string[]
}

/** What is wrong of several things that must hold. `faults([[false, 'no title'], [true, 'no text']]) // => ['no title']` */
export const faults = (rules: readonly (readonly [holds: boolean, fault: string])[]): string[] =>
  rules.filter(([holds]) => !holds).map(([, fault]) => fault)

/** Runs one check. A site that does not answer is a fault, and ends nothing. */
export async function resultOf(
  what: string,
  where: string,
  run: () => Promise<readonly string[]>,
): Promise<Result> {
  const found = await run().catch(reason => [`was not answered: ${firstLine(reason)}`])
  return { what, where, faults: found }
}
