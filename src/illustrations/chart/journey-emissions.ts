/** Grams of CO₂ equivalents per person and kilometre; `car` is for one person in the car. */
export interface EmissionFactors {
  readonly train: number
  readonly car: number
  readonly plane: number
}

/** The length of a journey by each mode. */
export interface Kilometres {
  readonly train: number
  readonly car: number
  readonly plane: number
}

/** The emissions of one person's journey by one mode. */
export interface JourneyEmission {
  readonly mode: 'train' | 'car' | 'plane'
  readonly km: number
  /** Whole kilograms of CO₂ equivalents, one way. */
  readonly kg: number
}

/** The emissions of one person's journey by train, by car alone and by plane. */
export function journeyEmissions(km: Kilometres, factors: EmissionFactors): JourneyEmission[] {
  return (['train', 'car', 'plane'] as const).map(mode => ({
    mode,
    km: km[mode],
    kg: Math.round((km[mode] * factors[mode]) / 1000),
  }))
}
