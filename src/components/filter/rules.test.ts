import { expect, test } from 'vitest'
import { filterItem } from './item.ts'
import { filterRules } from './rules.ts'

test('hides, for each option, every item without its value', () => {
  const options = [
    { value: 'summer', label: 'Summer' },
    { value: 'winter', label: 'Winter' },
  ]
  expect(filterRules([{ name: 'season', label: 'Season', options }])).toBe(
    "@layer utilities{:root:has(#filter-season-summer:checked) [data-item]:not([data-season~='summer'])," +
      ":root:has(#filter-season-winter:checked) [data-item]:not([data-season~='winter']){display:none}}",
  )
})

test('writes no style if there is nothing to choose', () => {
  expect(filterRules([])).toBe('')
})

test('gives an item an attribute for each of its values', () => {
  expect(filterItem({ region: 'nordic', season: ['spring', 'autumn'] })).toEqual({
    'data-item': '',
    'data-region': 'nordic',
    'data-season': 'spring autumn',
  })
})
