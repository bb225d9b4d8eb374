import { expect, test } from 'vitest'
import { keyTimes } from './key-timer.ts'
import type { TraceEvent } from './page-tasks.ts'

/** A task of the page's thread that worked half the time it took, and the begin of its processor time. */
const task = (ts: number, dur: number, tts: number): TraceEvent => ({
  ...{ name: 'RunTask', cat: 'disabled-by-default-devtools.timeline', pid: 7, tid: 7, args: {} },
  ...{ ts, dur, tts, tdur: dur / 2 },
})

const mark = (name: string, ts: number, tts: number): TraceEvent => ({
  ...{ name, cat: 'blink.user_timing', pid: 7, tid: 7, args: {} },
  ...{ ts, tts },
})

const key = [
  task(1000, 4000, 500),
  mark('pressed', 1200, 600),
  mark('answered', 4000, 2000),
  task(6000, 200, 2500),
  task(7000, 1000, 2600),
  mark('frame', 7100, 2650),
]

test('counts the processor time of the tasks from the key to its frame, four times', () => {
  expect(keyTimes([task(0, 500, 0), ...key, task(9000, 5000, 3100)])).toEqual([
    { answered: 6, painted: 10.4 },
  ])
})

test('leaves out a key that wrote nothing, the page’s own marks, other threads, and the order of events', () => {
  const others = [
    mark('pressed', 800, 450),
    task(700, 200, 400),
    mark('loaded', 6100, 2550),
    { ...task(2000, 8000, 0), tid: 8 },
    { ...task(2000, 8000, 0), pid: 8 },
  ]
  expect(keyTimes([...key, ...others].reverse())).toEqual([{ answered: 6, painted: 10.4 }])
})
