import { expect, test } from 'vitest'
import { changeTrip } from './change-trip.ts'
import { memoizePlanFor } from './planner.ts'
import { samplePlanner } from './sample-planner.ts'

test('a trip that was just planned is not planned again, and another trip or other settings are', () => {
  const { forStages, trip } = samplePlanner({})
  const planFor = memoizePlanFor()
  const withStop = (station: string) => changeTrip({ trip, past: [] }, { type: 'add', station }).trip
  const suggested = planFor(forStages, withStop('hamburg-hbf'))
  expect(suggested.plan.stages[0]).toMatchObject({ from: 'malmo-c', to: 'hamburg-hbf' })
  expect(planFor(forStages, withStop('hamburg-hbf'))).toBe(suggested)
  expect(planFor({ ...forStages }, withStop('hamburg-hbf'))).not.toBe(suggested)
  expect(planFor(forStages, withStop('basel-sbb')).plan.stages[0]).toMatchObject({ to: 'basel-sbb' })
})
