import type { ProductKind } from './product-schema.ts'

/** The products that pages are made for, by the names of their folders, and what each must be. */
export const soldAs = {
  'interrail-global': 'interrail',
  'japan-rail-pass': 'days-pass',
  'gift-card': 'gift-card',
  'station-taxi': 'taxi',
  'one-country': 'on-request',
} as const satisfies Readonly<Record<string, ProductKind>>
