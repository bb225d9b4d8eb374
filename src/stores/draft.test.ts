import { describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from './draft.ts'

const written = 1_814_000_000_000
const day = 86_400_000
const draft = new Map([
  ['name', 'Zoë & Ann = 2'],
  ['journeys[0].from', 'Malmö C'],
  ['message', 'First line\nSecond +1 %'],
])

describe('a draft', () => {
  it('is read as it was written', () => {
    expect(readDraft(writeDraft(draft, written), written)).toEqual(draft)
  })

  it.each([
    ['holds for seven days', 7 * day, draft.size],
    ['and no longer', 7 * day + 1, 0],
  ])('%s', (_, later, size) => {
    expect(readDraft(writeDraft(draft, written), written + later).size).toBe(size)
  })

  it.each(['', 'x', '{"name":"Ann"}', 'yesterday name=Ann', ' name=Ann', '1814000000000'])(
    'is empty if %j is stored',
    saved => expect(readDraft(saved, written).size).toBe(0),
  )
})
