import type { z } from 'astro/zod'
import type { reservation } from './reservation-schema.ts'

/**
 * The whole euros that an estimate counts for a seat: our own sample figure if there is one, otherwise the fee in
 * euros.
 */
export function seatAllowance({
  fee,
  allow,
}: Pick<z.output<typeof reservation>, 'fee' | 'allow'>): number | undefined {
  return allow ?? (fee?.currency === 'EUR' ? Math.ceil(fee.second) : undefined)
}
