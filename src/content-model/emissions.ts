import { getEntry } from 'astro:content'
import type { Emissions } from './emissions-schema.ts'

/** Emission factors and routes from `content/emissions.yaml`. */
export async function getEmissions(): Promise<Emissions> {
  const entry = await getEntry('emissions', 'emissions')
  if (!entry) throw new Error('content/emissions.yaml: the file is missing')
  return entry.data
}
