/** Grams of CO₂ equivalents for each person and kilometre; `car` is for one person in the car. */
export interface EmissionFactors {
  readonly train: number
  readonly car: number
  readonly plane: number
}

/** How far a journey is by each mode. */
export interface Kilometres {
  readonly train: number
  readonly car: number
  readonly plane: number
}

/** What one person's journey emits by one mode. */
export interface JourneyEmission {
  readonly mode: 'train' | 'car' | 'plane'
  readonly km: number
  /** Whole kilograms of CO₂ equivalents, one way. */
  readonly kg: number
}

/** What one person's journey emits by train, by car alone and by plane. */
export function journeyEmissions(km: Kilometres, factors: EmissionFactors): JourneyEmission[] {
  return (['train', 'car', 'plane'] as const).map(mode => ({
    mode,
    km: km[mode],
    kg: Math.round((km[mode] * factors[mode]) / 1000),
  }))
}
