import { expect, test } from 'vitest'
import type { LineOf } from '../basket/line.ts'
import { nameQuestions } from './name-words.ts'

const person = (name: string, lastName: string) => ({ name, lastName, birth: '1990-05-05', residence: 'SE' })
const line: LineOf<'days-pass'> = {
  kind: 'days-pass',
  id: 'a',
  product: 'japan-rail-pass',
  variant: 'standard-7',
  firstDay: '2027-06-01',
  travellers: [person('Ida', 'Ås'), person('bo', 'Ås')],
}

test('asks about unusual names, and about no others', () => {
  expect(nameQuestions(line, 'en')).toEqual([
    '“bo Ås”: is that exactly what the passport says? It is written without a capital letter.',
  ])
})

test('asks once about travellers of the same name', () => {
  const twins = { ...line, travellers: [person('bo', 'Ås'), person('bo', 'Ås')] }
  expect(nameQuestions(twins, 'en')).toHaveLength(1)
})

test('asks nothing for a line without travellers', () => {
  expect(
    nameQuestions(
      {
        kind: 'gift-card',
        id: 'a',
        product: 'gift-card',
        value: 2500,
        design: 'night',
        greeting: 'bo',
        note: '',
      },
      'en',
    ),
  ).toEqual([])
})
