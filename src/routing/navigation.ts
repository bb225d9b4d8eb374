/** The pages of the main navigation, in order. Each is a section of the site. */
export const navigation = [
  'buy-interrail',
  'j-rail-pass',
  'gift-cards',
  'taxi',
  'travel-guides',
  'travel-routes',
  'tips',
  'support',
] as const
export type Section = (typeof navigation)[number]
