import { type LandmarkName, landmarks } from '../landmarks/index.ts'
import { placed } from '../paint.ts'
import type { Sheet } from '../sheet.ts'

/** A landmark, if the poster has one, with its foot at `x`, `y`. */
export const landmarkAt = (
  sheet: Sheet,
  name: LandmarkName | undefined,
  x: number,
  y: number,
  scale: number,
) => (name ? placed(x, y, scale, landmarks[name](sheet.materials)) : '')
