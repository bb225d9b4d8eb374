import type { giftDesigns } from '../../shared/shop/basket/line.ts'
import type { PosterOptions } from './options.ts'
import { poster } from './poster.ts'

export type GiftDesign = (typeof giftDesigns)[number]

/** The scenes on gift cards. */
const scenes: Readonly<Record<GiftDesign, PosterOptions>> = {
  spring: {
    kind: 'plain',
    palette: 'dawn',
    landmark: 'church',
    bloom: '#f6b7a8',
    flora: 'leaf',
    canal: true,
    seed: 'gift-spring',
  },
  summer: { kind: 'islands', palette: 'midsummer', seed: 'gift-summer' },
  autumn: { kind: 'lake', palette: 'dusk', relief: 'fells', flora: 'leaf', seed: 'gift-autumn' },
  winter: { kind: 'alps', palette: 'winter', foreground: 'viaduct', seed: 'gift-winter2' },
  night: { kind: 'forest', palette: 'night', aurora: 'high', seed: 'gift-night' },
  town: {
    kind: 'city',
    palette: 'dusk',
    town: 'nordic',
    skyline: 'spires',
    front: 'arches',
    disc: true,
    seed: 'gift-city',
  },
}

/** The picture of a gift card, 8:5. */
export const giftScene = (design: GiftDesign) => poster({ ...scenes[design], width: 640 })
