import { describe, expect, it } from 'vitest'
import { isTime } from './clock.ts'

describe('isTime', () => {
  it.each(['00:00', '08:24', '23:59'])('accepts %s', value => expect(isTime(value)).toBe(true))
  it.each(['', '24:00', '8:24', '08.24', '08:60', '08:24:10'])('refuses %j', value =>
    expect(isTime(value)).toBe(false),
  )
})
