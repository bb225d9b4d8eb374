import { expect, test } from 'vitest'
import { changeAddress, lineToChange, withoutLineToChange } from './line-to-change.ts'

test('the address of a line contains its id and no names, and is read back', () => {
  const address = new URL(changeAddress('/sv/taxi', 'a&b'), 'https://perrong.example')
  expect([address.pathname, address.hash]).toEqual(['/sv/taxi', '#order'])
  expect(lineToChange(address.search)).toBe('a&b')
})

test.each([
  ['', undefined, ''],
  ['?change=', undefined, ''],
  ['?class=first&change=3f2a', '3f2a', '?class=first'],
])('%j asks for %j, and is %j without', (search, line, without) => {
  expect(lineToChange(search)).toBe(line)
  expect(withoutLineToChange(search)).toBe(without)
})
