/** A thread that makes drawings on request, in parallel with rendering. */
import { parentPort } from 'node:worker_threads'
import { type CountryMapInput, countryMap } from '../map/country-map.ts'
import { europeGround } from '../map/europe-ground.ts'
import { type JourneyMapInput, journeyMap } from '../map/journey-map.ts'
import type { RailMapInput } from '../map/model.ts'
import { drawRailMap } from '../map/rail-map.ts'
import { type RouteMapInput, routeMap } from '../map/route-map.ts'
import { type CardDrawing, drawCard } from '../social/draw-card.ts'

/** The drawings that the thread can make, with their inputs. */
export interface Drawings {
  readonly card: CardDrawing
  readonly countryMap: CountryMapInput
  readonly europeGround: { readonly kind: 'ground' }
  readonly journeyMap: JourneyMapInput
  readonly railMap: RailMapInput
  readonly routeMap: RouteMapInput
}

/** A message to the thread. */
export type DrawRequest = {
  readonly [Name in keyof Drawings]: {
    readonly id: number
    readonly name: Name
    readonly input: Drawings[Name]
  }
}[keyof Drawings]

/** The thread's response. */
export type DrawResponse =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fault: unknown }

function draw({ name, input }: DrawRequest): Promise<Buffer> | Buffer {
  if (name === 'card') return drawCard(input)
  if (name === 'countryMap') return Buffer.from(countryMap(input))
  if (name === 'europeGround') return Buffer.from(JSON.stringify(europeGround()))
  if (name === 'journeyMap') return Buffer.from(journeyMap(input))
  if (name === 'railMap') return Buffer.from(JSON.stringify(drawRailMap(input)))
  return Buffer.from(routeMap(input))
}

async function answer(request: DrawRequest): Promise<DrawResponse> {
  const { id } = request
  try {
    return { id, bytes: await draw(request) }
  } catch (fault) {
    return { id, fault }
  }
}

parentPort?.on('message', async (request: DrawRequest) => parentPort?.postMessage(await answer(request)))
