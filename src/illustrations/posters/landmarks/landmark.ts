import type { Materials } from '../materials.ts'

/**
 * Draws a landmark: its foot on y = 0, centred on x = 0, about 100 to 150 units high.
 * Whatever stands in water or on a rock may reach below 0.
 */
export type Landmark = (materials: Materials) => string
