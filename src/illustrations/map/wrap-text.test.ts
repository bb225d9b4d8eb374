import { describe, expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

describe('wrapText', () => {
  it.each([
    ['Oslo S', 100, ['Oslo S']],
    ['Zagreb Glavni kolodvor', 130, ['Zagreb Glavni', 'kolodvor']],
    ['Frederikshavn', 20, ['Frederikshavn']],
  ])('breaks “%s” to lines %i wide', (text, room, lines) => {
    expect(wrapText(text, 17, room)).toEqual(lines)
  })
})
