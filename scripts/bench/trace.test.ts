import { expect, test } from 'vitest'
import { keyTimes, type TraceEvent } from './trace.ts'

const onPage = { pid: 7, tid: 7, args: {} }
const mark = (name: string, ts: number): TraceEvent => ({ ...onPage, name, ts })
/** A task of the page's thread that used the processor for half of its time. */
const task = (ts: number, dur: number): TraceEvent => ({ ...onPage, name: 'RunTask', ts, dur, tdur: dur / 2 })

test('counts the processor time of the tasks of the page’s thread from the key to its frame, times four', () => {
  const key = [
    task(1000, 4000),
    mark('pressed', 1200),
    task(6000, 200),
    task(7000, 1000),
    mark('frame', 7100),
  ]
  const unanswered = [mark('pressed', 800), task(700, 200), mark('loaded', 6100)]
  const otherThread = { ...task(2000, 8000), tid: 8 }
  const events = [task(0, 500), ...key, task(9000, 5000), ...unanswered, otherThread]
  expect(keyTimes(events)).toEqual([10.4])
  expect(keyTimes(events.toReversed())).toEqual([10.4])
})
