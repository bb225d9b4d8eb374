import { expect, it } from 'vitest'
import { journeyEmissions } from './journey-emissions.ts'

const factors = { train: 35, car: 170, planeDomestic: 246, planeInternational: 151 }
const km = { train: 455, car: 470, plane: 395 }

it('multiplies each mode’s own distance by its factor, in whole kilograms', () => {
  expect(journeyEmissions({ flight: 'planeDomestic', km }, factors)).toEqual([
    { mode: 'train', km: 455, kg: 16 },
    { mode: 'car', km: 470, kg: 80 },
    { mode: 'plane', km: 395, kg: 97 },
  ])
})

it('takes the factor of a flight abroad for one', () => {
  expect(journeyEmissions({ flight: 'planeInternational', km }, factors).at(-1)?.kg).toBe(60)
})
