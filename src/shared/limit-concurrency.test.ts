import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('runs a limited number at once and the others after them in order, even after a failure', async () => {
  const inTurn = limitConcurrency(2)
  const begun: number[] = []
  let working = 0
  let most = 0
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      working += 1
      most = Math.max(most, working)
      await new Promise(resolve => setImmediate(resolve))
      working -= 1
      if (number === 1) throw new Error('failed')
      return number
    })
  const done = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
  expect(await work(5)).toBe(5)
})
