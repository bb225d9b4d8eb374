import { expect, test } from 'vitest'
import { keyTimes } from './key-timer.ts'
import type { TraceEvent } from './page-tasks.ts'

/** A task of the page's thread that used the processor for half of its time. */
const task = (ts: number, dur: number): TraceEvent => ({
  ...{ name: 'RunTask', cat: 'disabled-by-default-devtools.timeline', pid: 7, tid: 7, args: {} },
  ...{ ts, dur, tdur: dur / 2 },
})

const mark = (name: string, ts: number): TraceEvent => ({
  ...{ name, cat: 'blink.user_timing', pid: 7, tid: 7, args: {}, ts },
})

const key = [task(1000, 4000), mark('pressed', 1200), task(6000, 200), task(7000, 1000), mark('frame', 7100)]

test('counts the processor time of the tasks from the key to its frame, times four', () => {
  expect(keyTimes([task(0, 500), ...key, task(9000, 5000)])).toEqual([10.4])
})

test('ignores keys without text, other marks of the page, other threads, and the order of events', () => {
  const others = [mark('pressed', 800), task(700, 200), mark('loaded', 6100)]
  const elsewhere = [
    { ...task(2000, 8000), tid: 8 },
    { ...task(2000, 8000), pid: 8 },
  ]
  expect(keyTimes([...key, ...others, ...elsewhere].reverse())).toEqual([10.4])
})
