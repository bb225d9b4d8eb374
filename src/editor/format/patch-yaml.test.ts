import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patchMarkdown, readMarkdown } from './patch-markdown.ts'
import { patchYaml } from './patch-yaml.ts'
import { isFields, isSame } from './values.ts'
import { readYaml } from './yaml-source.ts'

const guide = `# A guide.
draft: true # this line goes
country: 'NO'
seasons: [summer, autumn]
population:
  value: 5594000 # whole persons
  asOf: 2025-01-01
ways:
  - { from: stockholm-c, to: oslo-s }
  # The other way.
  - { from: goteborg-c,  to: oslo-s }
residents: [AT, BE, BG, HR,
  CY, 'NO', DK]
lines: # one to six
  - id: bergen-line
    stations: [oslo-s, bergen]

  # The short one.
  - id: flam-railway
    stations: [myrdal, flam]
related: []
updated: 2026-11-22
`

interface Way {
  from: string
  to: string
}
interface Line {
  id: string
  stations: string[]
}
interface Guide {
  country: string
  seasons: string[]
  population: { value: number }
  ways: [Way, Way, ...Way[]]
  residents: string[]
  lines: [Line, Line] | Line[]
  related: { id: string; why: string }[]
  updated?: string | undefined
  night?: string
}
type Change = (guide: Guide) => unknown
const after = (change: Change) => {
  const value = readYaml(guide) as Guide
  change(value)
  return patchYaml(guide, value, "'")
}

describe('of a file of fields', () => {
  test.each<[what: string, change: Change, from: string, to: string]>([
    ['a single value changes alone', v => (v.country = 'SE'), "country: 'NO'", "country: 'SE'"],
    ['a number keeps the comment beside it', v => (v.population.value = 5600000), '5594000 #', '5600000 #'],
    ['a day stays without quotes', v => (v.updated = '2026-12-01'), '2026-11-22', '2026-12-01'],
    ['a list on one line stays on it', v => v.seasons.push('winter'), 'autumn]', 'autumn, winter]'],
    [
      'a list over several lines is as wide as before',
      v => v.residents.splice(1, 1),
      'AT, BE, BG, HR,\n  CY,',
      'AT, BG, HR, CY,\n ',
    ],
    [
      'fields on one line keep their spaces',
      v => (v.ways[1].to = 'bergen'),
      'goteborg-c,  to: oslo-s',
      'goteborg-c,  to: bergen',
    ],
    [
      'a new item is written as its neighbours are',
      v => v.ways.push({ from: 'malmo-c', to: 'oslo-s' }),
      'goteborg-c,  to: oslo-s }\n',
      'goteborg-c,  to: oslo-s }\n  - { from: malmo-c, to: oslo-s }\n',
    ],
    [
      'an item goes with the comment above it',
      v => v.ways.pop(),
      '  # The other way.\n  - { from: goteborg-c,  to: oslo-s }\n',
      '',
    ],
    [
      'an item on several lines',
      v => v.lines.push({ id: 'rauma-line', stations: ['dombas', 'andalsnes'] }),
      '[myrdal, flam]\n',
      '[myrdal, flam]\n  - id: rauma-line\n    stations: [dombas, andalsnes]\n',
    ],
    [
      'a moved item takes its comment along',
      v => v.lines.reverse(),
      '  - id: bergen-line\n    stations: [oslo-s, bergen]\n\n  # The short one.\n  - id: flam-railway\n    stations: [myrdal, flam]\n',
      '\n  # The short one.\n  - id: flam-railway\n    stations: [myrdal, flam]\n  - id: bergen-line\n    stations: [oslo-s, bergen]\n',
    ],
    ['a field of an item', v => Object.assign(v.lines[1] ?? {}, { id: 'flam' }), 'flam-railway', 'flam'],
    [
      'a new field stands where the form has it',
      v => {
        const { updated } = v
        delete v.updated
        v.night = 'train'
        v.updated = updated
      },
      'related: []\n',
      'related: []\nnight: train\n',
    ],
    [
      'a list that gets its first items',
      v => (v.related = [{ id: 'sweden', why: 'the way there' }]),
      'related: []',
      'related:\n  - id: sweden\n    why: the way there',
    ],
    [
      'a list that loses its last items keeps the comment at its name',
      v => (v.lines = []),
      'lines: # one to six\n  - id: bergen-line\n    stations: [oslo-s, bergen]\n\n  # The short one.\n  - id: flam-railway\n    stations: [myrdal, flam]\n',
      'lines: [] # one to six\n',
    ],
    ['a field that is emptied goes', v => (v.country = ''), "country: 'NO'\n", ''],
    [
      'fields that are blank in the form and not in the file stay out',
      v => Object.assign(v, { aliases: [], note: '', popular: false, figures: null, of: { from: '' } }),
      '',
      '',
    ],
    [
      'a text that needs quotes gets them',
      v => (v.seasons[0] = 'mind: the gap'),
      'summer',
      "'mind: the gap'",
    ],
    ['a clock time is not a number of seconds', v => (v.seasons[0] = '08:30'), 'summer', "'08:30'"],
    ['a text of several lines', v => (v.country = 'one\ntwo'), "'NO'", '"one\\ntwo"'],
  ])('%s', (_, change, from, to) => {
    expect(guide).toContain(from)
    expect(after(change)).toBe(guide.replace(from, () => to))
  })

  test('an anchor is written out', () => {
    expect(patchYaml('a: &x { b: 1 }\nc: *x\n', { a: { b: 1 }, c: { b: 2 } }, "'")).toBe(
      'a:\n  b: 1\nc:\n  b: 2\n',
    )
  })

  test('a value that is filled in loses the comment that asked for it', () => {
    const draft = `currency: EUR # FILL IN: three capitals
languages: [en] # FILL IN: small letters
via: [] # FILL IN: where one changes
population:
  value: 1000000 # FILL IN: whole persons
  source: https://example.com/ # FILL IN: the page
days: # FILL IN: stations
  - from: a
  # FILL IN: leave this out
  - from: b
way:
  from: a
  # FILL IN: leave this out
  figures: { minutes: 600 }
`
    const filled = {
      currency: 'ISK',
      languages: ['is'],
      via: ['oslo-s'],
      population: { value: 389000, source: 'https://example.com/' },
      days: [{ from: 'c' }, { from: 'b' }],
      way: { from: 'a', figures: { minutes: 60 } },
    }
    expect(patchYaml(draft, filled, "'")).toBe(`currency: ISK
languages: [is]
via: [oslo-s]
population:
  value: 389000
  source: https://example.com/ # FILL IN: the page
days:
  - from: c
  # FILL IN: leave this out
  - from: b
way:
  from: a
  figures: { minutes: 60 }
`)
  })

  test('an empty file is written anew', () => {
    expect(patchYaml('', { title: 'Norway', lines: ['a'], empty: '' }, '"')).toBe(
      'title: Norway\nlines: [a]\n',
    )
  })
})

describe('of a text', () => {
  const text =
    '---\ntitle: "Norway: by train"\n# a comment\nlead: Fells.\n---\n\n## Getting there\n\nBy *train*.\n'

  test.each<[what: string, change: Record<string, unknown>, expected: string]>([
    ['nothing', {}, text],
    ['a field', { title: 'Norway' }, text.replace('Norway: by train', 'Norway')],
    ['the text', { body: '## Getting there\n\nBy boat.' }, text.replace('*train*', 'boat')],
    [
      'a new field',
      { lookedAt: 'en-0123456789ab' },
      text.replace('Fells.\n', 'Fells.\nlookedAt: en-0123456789ab\n'),
    ],
  ])('%s changes alone', (_, change, expected) => {
    expect(patchMarkdown(text, { ...readMarkdown(text), ...change })).toBe(expected)
  })
})

const files = globSync('content/**/*.{md,yaml}')

test('writes every content file back byte for byte if no value changed', () => {
  const changed = files.filter(file => {
    const text = readFileSync(file, 'utf8')
    return (
      text !==
      (file.endsWith('.md') ? patchMarkdown(text, readMarkdown(text)) : patchYaml(text, readYaml(text), "'"))
    )
  })
  expect(changed).toEqual([])
})

type Kind = 'change' | 'remove' | 'double' | 'reverse'

/** The number of values within a value, at any depth. */
const countOf = (value: unknown): number =>
  (Array.isArray(value) ? value : isFields(value) ? Object.values(value) : []).reduce<number>(
    (count, item) => count + 1 + countOf(item),
    0,
  )

/** A value with its `index`-th inner value changed. */
function changed(value: unknown, index: number, kind: Kind, other: unknown): unknown {
  let left = index
  const entries = Array.isArray(value) ? [...value.entries()] : isFields(value) ? Object.entries(value) : []
  const next = entries.flatMap(([key, item]) => {
    const isHere = left === 0
    const inner = left - 1
    left -= 1 + countOf(item)
    if (!isHere) return [[key, inner >= 0 && left < 0 ? changed(item, inner, kind, other) : item] as const]
    if (kind === 'remove') return []
    if (kind === 'reverse' && Array.isArray(item)) return [[key, item.toReversed()] as const]
    if (kind === 'double' && Array.isArray(value)) return [[key, item] as const, [key, item] as const]
    return [[key, other] as const]
  })
  return Array.isArray(value) ? next.map(([, item]) => item) : Object.fromEntries(next)
}

test('reads back every change that it wrote', () => {
  const yaml = files.filter(file => file.endsWith('.yaml') && !/stations|transfers/.test(file))
  const kinds: readonly Kind[] = ['change', 'remove', 'double', 'reverse']
  const others = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.array(fc.string()),
    fc.record({ a: fc.string({ minLength: 1 }) }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...yaml),
      fc.nat(),
      fc.constantFrom(...kinds),
      others,
      (file, seed, kind, other) => {
        const text = readFileSync(file, 'utf8')
        const value = readYaml(text)
        const next = changed(value, seed % countOf(value), kind, other)
        expect(isSame(readYaml(patchYaml(text, next, "'")), next)).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})
