import type { Materials } from '../materials.ts'

/**
 * Draws a landmark: its foot at y = 0, centred on x = 0, about 100 to 150 units high. A landmark in water or on a rock
 * may extend below 0.
 */
export type Landmark = (materials: Materials) => string
