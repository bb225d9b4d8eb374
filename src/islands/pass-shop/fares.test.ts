import { expect, test } from 'vitest'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import type { Fare } from '../../shared/shop/price-rules/fare.ts'
import { text as daysPassText } from '../days-pass/text.ts'
import { fareNote, groupOf } from './fares.ts'
import { partyText } from './pass-form-text.ts'
import { text } from './text.ts'

const words = { ...partyText('en'), ...text('en') }
const firstDay = { day: '2027-06-01', isOrderDay: false }
const orderDay = { day: '2027-06-01', isOrderDay: true }

test.each<[AgeGroup, string, Fare | undefined, AgeGroup, string | undefined]>([
  ['adult', '1990-05-05', 'adult', 'adult', undefined],
  ['adult', '1990-05-05', undefined, 'adult', undefined],
  ['child', '2015-05-05', 'youth', 'youth', 'Aged 12 on the first travel day: the youth price applies.'],
  ['senior', '1967-05-05', 'adult', 'adult', 'Aged 60 on the first travel day: the adult price applies.'],
  ['adult', '1960-05-05', 'senior', 'senior', 'Aged 67 on the first travel day: the senior price applies.'],
  ['youth', '2019-05-05', 'child', 'child', 'Aged 8 on the first travel day: travels free with an adult.'],
  ['child', '', 'paying-child', 'child', words.payingChild],
])('a traveller counted as %s, born %j, who pays as %s, is called %s', (group, birth, fare, called, note) => {
  expect(groupOf(group, fare)).toBe(called)
  expect(fareNote({ group, birth }, fare, firstDay, words)).toBe(note)
})

test('while no first day is chosen, the day of the order is named', () =>
  expect(fareNote({ group: 'child', birth: '2015-05-05' }, 'youth', orderDay, words)).toBe(
    'Aged 12 on the day of the order: the youth price applies.',
  ))

test('a small child in Japan travels free', () => {
  const japan = { ...partyText('sv'), ...daysPassText('sv') }
  expect(groupOf('child', 'infant')).toBe('child')
  expect(fareNote({ group: 'child', birth: '2023-05-05' }, 'infant', firstDay, japan)).toBe(
    '4 år på den första resdagen: åker gratis och behöver inget pass.',
  )
})
