import { describe, expect, it } from 'vitest'
import { readFormData, readJson } from './read-entries.ts'

function form(...entries: (readonly [string, string | File])[]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, value.name)
  }
  return data
}

describe('readFormData', () => {
  it('keeps the first value of a name, and the files', () => {
    const file = new File(['%PDF-'], 'a.pdf')
    const result = readFormData(form(['name', 'Ann'], ['name', 'Bo'], ['files', file], ['unknown', 'x']))
    expect(result.ok && [...result.entries.text]).toEqual([
      ['name', 'Ann'],
      ['unknown', 'x'],
    ])
    expect(result.ok && result.entries.files.map(({ name }) => name)).toEqual(['a.pdf'])
  })

  it('leaves out the empty file of an untouched field', () => {
    const result = readFormData(form(['files', new File([], '')]))
    expect(result.ok && result.entries.files).toEqual([])
  })

  it.each([
    [
      'more than 300 fields',
      form(...Array.from({ length: 301 }, () => ['a', ''] as const)),
      'too-many-fields',
    ],
    ['a name over 100 characters', form(['n'.repeat(101), '']), 'long-name'],
    ['a file outside its field', form(['name', new File(['x'], 'x.txt')]), 'wrong-kind'],
    ['text in the file field', form(['files', 'x']), 'wrong-kind'],
  ])('refuses %s', (_, data, error) => {
    expect(readFormData(data)).toEqual({ ok: false, error })
  })
})

describe('readJson', () => {
  it('reads texts, and rows as a list', () => {
    const result = readJson({ name: 'Ann', phone: null, journeys: [{ from: 'Malmö C' }, { to: 'Oslo S' }] })
    expect(result.ok && [...result.entries.text]).toEqual([
      ['name', 'Ann'],
      ['journeys[0].from', 'Malmö C'],
      ['journeys[1].to', 'Oslo S'],
    ])
  })

  it('accepts a checkbox, a number and missing files as a program writes them', () => {
    const result = readJson({ terms: true, consent: false, passengers: 2, files: [] })
    expect(result.ok && [...result.entries.text]).toEqual([
      ['terms', 'on'],
      ['passengers', '2'],
    ])
  })

  it.each([
    ['a list', [], 'wrong-kind'],
    ['nothing', null, 'wrong-kind'],
    ['an object for a text', { name: { toString: 'x' } }, 'wrong-kind'],
    ['an object for the rows', { journeys: { length: 3 } }, 'wrong-kind'],
    ['anything for the files', { files: 'x' }, 'wrong-kind'],
    ['a list of files', { files: [{ name: 'x' }] }, 'wrong-kind'],
    ['a text for a row', { journeys: ['x'] }, 'wrong-kind'],
    ['rows in a row', { journeys: [{ from: [{ a: 'x' }] }] }, 'wrong-kind'],
    ['a name over 100 characters', { ['n'.repeat(101)]: 'x' }, 'long-name'],
    ['more than 300 rows', { journeys: Array.from({ length: 301 }, () => ({})) }, 'too-many-fields'],
    [
      'more than 300 fields',
      Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`f${index}`, 'x'])),
      'too-many-fields',
    ],
  ])('refuses %s', (_, body, error) => {
    expect(readJson(body)).toEqual({ ok: false, error })
  })
})
