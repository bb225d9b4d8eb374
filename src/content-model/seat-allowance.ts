import type { z } from 'astro/zod'
import type { reservation } from './reservation-schema.ts'

/** Whole euros that an estimate counts for a seat: our own sample figure where there is one, else the fee in euros. */
export function seatAllowance({
  fee,
  allow,
}: Pick<z.output<typeof reservation>, 'fee' | 'allow'>): number | undefined {
  return allow ?? (fee?.currency === 'EUR' ? Math.ceil(fee.second) : undefined)
}
