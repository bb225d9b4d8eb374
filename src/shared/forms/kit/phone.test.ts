import { describe, expect, it } from 'vitest'
import { isPhone } from './phone.ts'

describe('isPhone', () => {
  it.each(['+46 31 390 06 00', '031-390 06 00', '(0)70/123 45 67', '0701234567 after five'])(
    'accepts %s',
    value => expect(isPhone(value)).toBe(true),
  )
  it.each(['hej', '', '112', 'call me', '+46'])('refuses %j', value => expect(isPhone(value)).toBe(false))
})
