import { basketKey } from '../../stores/keys.ts'
import { behaviour } from '../behaviour/behaviour.ts'
import { watchBasket } from './watch-basket.ts'

/** Shows how much is in the basket, in the header and in the bar below. */
export const install = behaviour(signal => watchBasket(signal, basketKey, () => import('./show-basket.ts')))
