import { basketKey } from '../../stores/keys.ts'
import { behaviour } from '../lib/behaviour.ts'
import { watchBasket } from './watch-basket.ts'

/** Shows the number of items in the basket, in the header and in the bottom bar. */
export const install = behaviour(signal => watchBasket(signal, basketKey, () => import('./show-basket.ts')))
