import { expect, test } from 'vitest'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { readList } from './read-list.ts'

const ida = { name: 'Ida', lastName: 'Ås', birth: '1990-05-05' }

test.each([
  ['Ida, Ås, 1990-05-05', [ida], []],
  ['Ida;Ås;5.5.1990\n', [ida], []],
  ['Ida\tÅs\t05/05/1990\r\n\nIda\tÅs\t05-05-1990', [ida, ida], []],
  ['Ida Maria, Ås Berg, 1990-05-05', [{ ...ida, name: 'Ida Maria', lastName: 'Ås Berg' }], []],
  ['Name, Last name, Born\nIda, Ås, 1990-05-05', [ida], [1]],
  ['\ufeffIda\u200b, Ås, 1990-05-05\u200e\n\u200b', [ida], []],
  ['\u200b, Ås, 1990-05-05', [], [1]],
  ['Ida, Ås\nIda, Ås, 1990-02-30\nIda, , 1990-05-05', [], [1, 2, 3]],
  ['', [], []],
])('reads from %j every complete line, and names the others', (text, people, wrong) =>
  expect(readList(text)).toEqual({ people, wrong }),
)

test('reads no more travellers than one order may have', () => {
  const { people, wrong } = readList('Ida, Ås, 1990-05-05\n'.repeat(basketLimits.travellers + 1))
  expect([people.length, wrong]).toEqual([basketLimits.travellers, [basketLimits.travellers + 1]])
})
