import type { PageName } from '../../src/routing/table.ts'

/** Pages with a form whose untouched button shows what is missing, in our own words. */
export const formPages = [
  'home',
  'buy-interrail',
  'j-rail-pass',
  'taxi',
  'contact-us',
  'business-form',
  'withdraw',
  'checkout',
] as const satisfies readonly PageName[]
