import type { ProductKind } from './product-schema.ts'

/** The products that have pages, by the names of their folders, and the kind that each must be. */
export const soldAs = {
  'interrail-global': 'interrail',
  'japan-rail-pass': 'days-pass',
  'gift-card': 'gift-card',
  'station-taxi': 'taxi',
  'one-country': 'on-request',
} as const satisfies Readonly<Record<string, ProductKind>>
