import type { MaterialName } from '../materials.ts'
import type { CityOptions } from '../options.ts'

export type Roof = 'gable' | 'steep' | 'mansard' | 'stepped' | 'hip' | 'flat'

/** The appearance of houses in a row in a part of Europe. */
export interface Town {
  /** In turn along the street. */
  walls: readonly MaterialName[]
  roof: MaterialName
  /** In turn, with a seeded start. */
  roofs: readonly Roof[]
  /** Heights, as a share of a house's usual width. */
  lowest: number
  highest: number
}

export const towns: Readonly<Record<NonNullable<CityOptions['town']>, Town>> = {
  nordic: {
    walls: ['ochre', 'rose', 'stone', 'brick', 'ochre', 'white'],
    roof: 'roofShade',
    roofs: ['mansard', 'hip', 'gable'],
    lowest: 1.2,
    highest: 1.9,
  },
  flemish: {
    walls: ['brick', 'stone', 'brickShade', 'white', 'brick', 'ochre'],
    roof: 'roofShade',
    roofs: ['stepped', 'steep', 'stepped'],
    lowest: 1.1,
    highest: 1.7,
  },
  parisian: {
    walls: ['stone', 'white', 'stoneShade', 'stone'],
    roof: 'steel',
    roofs: ['mansard'],
    lowest: 1.5,
    highest: 1.75,
  },
  latin: {
    walls: ['ochre', 'rose', 'stone', 'roof', 'white'],
    roof: 'roof',
    roofs: ['hip', 'flat', 'hip'],
    lowest: 1,
    highest: 1.8,
  },
  danubian: {
    walls: ['ochre', 'white', 'copper', 'rose', 'stone', 'blue'],
    roof: 'roof',
    roofs: ['hip', 'mansard'],
    lowest: 1.2,
    highest: 1.7,
  },
  baltic: {
    walls: ['rose', 'white', 'ochre', 'stone', 'blue'],
    roof: 'roof',
    roofs: ['steep', 'gable', 'steep'],
    lowest: 0.9,
    highest: 1.5,
  },
  balkan: {
    walls: ['white', 'stone', 'white', 'stoneShade'],
    roof: 'roofShade',
    roofs: ['hip'],
    lowest: 0.7,
    highest: 1.3,
  },
  british: {
    walls: ['brick', 'stone', 'brickShade', 'stone', 'brick'],
    roof: 'steelShade',
    roofs: ['gable', 'flat', 'mansard'],
    lowest: 1,
    highest: 1.8,
  },
}
