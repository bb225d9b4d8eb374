import { expect, test } from 'vitest'
import { valuesOfList } from './list-values.ts'
import { readPassForm } from './party.ts'

const groupOfBirth = (birth: string) => (birth > '2015' ? 'child' : 'adult')

test('a list is counted by groups, and each traveller has a name and a birth date', () => {
  const values = valuesOfList(
    [
      { name: 'Bo', lastName: 'Ås', birth: '2019-05-05' },
      { name: 'Ida', lastName: 'Ås', birth: '1990-05-05' },
      { name: 'Jon', lastName: 'Berg', birth: '1988-05-05' },
    ],
    groupOfBirth,
  )
  expect([values.get('adult'), values.get('youth'), values.get('child')]).toEqual(['2', '0', '1'])
  const { people } = readPassForm(new Map([...values, ['adult0.residence', 'SE']]))
  expect(people.map(({ key, name, lastName, residence }) => [key, name, lastName, residence])).toEqual([
    ['adult0', 'Ida', 'Ås', 'SE'],
    ['adult1', 'Jon', 'Berg', 'SE'],
    ['child0', 'Bo', 'Ås', 'SE'],
  ])
})
