import { expect, it } from 'vitest'
import { journeyEmissions } from './journey-emissions.ts'

it('multiplies each mode’s distance by its factor, in whole kilograms', () => {
  const factors = { train: 35, car: 170, plane: 151 }
  expect(journeyEmissions({ train: 455, car: 470, plane: 395 }, factors)).toEqual([
    { mode: 'train', km: 455, kg: 16 },
    { mode: 'car', km: 470, kg: 80 },
    { mode: 'plane', km: 395, kg: 60 },
  ])
})
