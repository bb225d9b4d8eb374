import { expect, test } from 'vitest'
import { namesIn } from './names-in.ts'

test.each([
  ['You change in Göteborg for the Bergen Line.', ['Göteborg', 'Bergen Line']],
  ['The train leaves. Sit on the left. Finse is high.', []],
  ['Oslo–Trondheim, ten hours', ['Oslo', 'Trondheim']],
  ['via Malmö–Hamburg–Berlin', ['Malmö', 'Hamburg', 'Berlin']],
  ['från Köpenhamn, Åre och Köpenhamn', ['Köpenhamn', 'Åre']],
  ['with SJ Norge and with Vy', ['SJ Norge', 'Vy']],
  ['', []],
])('finds in "%s" %j', (text, names) => {
  expect(namesIn(text).toSorted()).toEqual([...names].toSorted())
})
