import { expect, test } from 'vitest'
import { countryNamed } from './country-named.ts'

test.each([
  ['serbia', 'RS'],
  ['germany', 'DE'],
  ['united-kingdom', 'GB'],
  ['france', 'FR'],
  ['south-korea', 'KR'],
  ['atlantis', undefined],
])('%s has the current code %s', (name, code) => expect(countryNamed(name)).toBe(code))
