/**
 * The products that code names, by the names of their folders in `content/products`, and the kind that each must be. A
 * page may sell any of them.
 */
export const soldAs = {
  'interrail-global': 'interrail',
  'japan-rail-pass': 'days-pass',
  'gift-card': 'gift-card',
  'station-taxi': 'taxi',
  'one-country': 'on-request',
} as const
