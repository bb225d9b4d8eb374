import { expect, test } from 'vitest'
import { mapConcurrently } from './map-concurrently.ts'

const later = () => new Promise<void>(done => setImmediate(done))

test('returns results in the order of the items, and runs so many at a time', async () => {
  let running = 0
  let most = 0
  const results = await mapConcurrently(
    [3, 1, 2, 0],
    async turns => {
      most = Math.max(most, ++running)
      for (let turn = 0; turn < turns; turn++) await later()
      running--
      return turns * 10
    },
    2,
  )
  expect(results).toEqual([30, 10, 20, 0])
  expect(most).toBe(2)
})

test('starts none after a failure, and rejects when the running ones have ended', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = mapConcurrently(
    [1, 2, 3, 4, 5, 6],
    async number => {
      begun.push(number)
      await later()
      if (number === 2) throw new Error('second')
      await later()
      ended.push(number)
    },
    2,
  )
  await expect(work).rejects.toThrow('second')
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [1] })
})
