import type { z } from 'astro/zod'
import type { reservation } from './reservation-schema.ts'

/**
 * Whole euros that an estimate counts for a seat: our own sample figure where there is one, else the fee in euros.
 *
 * @throws with the train, when it has neither.
 */
export function seatAllowance({
  id,
  fee,
  allow,
}: Pick<z.output<typeof reservation>, 'id' | 'fee' | 'allow'>): number {
  const eur = allow ?? (fee?.currency === 'EUR' ? Math.ceil(fee.second) : undefined)
  if (eur === undefined)
    throw new Error(`content/reservations.yaml: ${id}: allow: must say what an estimate allows`)
  return eur
}
