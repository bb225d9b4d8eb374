/** Grams of CO₂ equivalents for each person and kilometre; `car` is for one person in the car. */
export interface EmissionFactors {
  readonly train: number
  readonly car: number
  readonly planeDomestic: number
  readonly planeInternational: number
}

export interface EmissionRoute {
  readonly flight: 'planeDomestic' | 'planeInternational'
  readonly km: { readonly train: number; readonly car: number; readonly plane: number }
}

/** What one person's journey emits by one mode. */
export interface JourneyEmission {
  readonly mode: 'train' | 'car' | 'plane'
  readonly km: number
  /** Whole kilograms of CO₂ equivalents, one way. */
  readonly kg: number
}

/** What one person's journey emits by train, by car alone and by plane. */
export function journeyEmissions({ km, flight }: EmissionRoute, factors: EmissionFactors): JourneyEmission[] {
  const grams = { train: factors.train, car: factors.car, plane: factors[flight] }
  return (['train', 'car', 'plane'] as const).map(mode => ({
    mode,
    km: km[mode],
    kg: Math.round((km[mode] * grams[mode]) / 1000),
  }))
}
