import { expect, test } from 'vitest'
import { type Claim, expiredClaims } from './expired-claims.ts'

const claim: Claim = {
  what: { en: 'fees', sv: 'avgifter', da: 'gebyrer' },
  source: 'https://rail.example/fees',
  checked: new Date('2026-11-21'),
  expires: new Date('2027-11-21'),
}

test.each([
  { now: '2026-12-01', lines: 0 },
  { now: '2027-11-20', lines: 0 },
  { now: '2027-11-21', lines: 1 },
  { now: '2030-01-01', lines: 1 },
])('on $now a claim that expires on 2027-11-21 gives $lines lines', ({ now, lines }) => {
  expect(expiredClaims([claim], new Date(now))).toHaveLength(lines)
})

test('names the claim, and what to read', () => {
  const later: Claim = { ...claim, expires: new Date('2030-01-01') }
  expect(expiredClaims([later, claim], new Date('2028-01-01'))).toEqual([
    {
      index: 1,
      message:
        '"fees" was checked on 2026-11-21 and expired on 2027-11-21: read https://rail.example/fees again',
    },
  ])
})
