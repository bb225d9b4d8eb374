import { expect, test } from 'vitest'
import { pagesRow, percentile } from './measurement.ts'

test('returns the value below which a share of the values lies', () => {
  expect([0, 0.25, 0.9, 1].map(share => percentile([50, 10, 40, 20, 30], share))).toEqual([10, 20, 46, 50])
  expect(() => percentile([], 0.5)).toThrow('Nothing was measured')
})

test('counts the pages within a limit, and names the highest', () => {
  const pages = [50, 10, 40, 20, 70, 30].map(value => ({ path: `/${value}`, value }))
  expect(pagesRow('Task', pages, value => `${value} ms`, 50)).toEqual({
    what: 'Task, 6 kinds of page',
    measured: 'median 35 ms; highest /70 70 ms, /50 50 ms, /40 40 ms, /30 30 ms, /20 20 ms',
    target: '≤ 50 ms, met by 5 of 6',
    isMissed: true,
  })
})
