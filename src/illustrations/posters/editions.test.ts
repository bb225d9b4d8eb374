import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseXml } from '../../../tests/support/xml.ts'
import { locales } from '../../i18n/locales.ts'
import { footerScene, heroEditions, heroScene } from './bands.ts'
import { editionPoster } from './edition-poster.ts'
import { countries } from './editions/countries.ts'
import { routes } from './editions/routes.ts'
import { tips } from './editions/tips.ts'
import { posterEditions } from './editions.ts'
import { landmarkNames } from './landmarks/index.ts'
import { objectNames } from './objects.ts'

/** As in the guides' country codes (ISO 3166). */
const codes: Readonly<Record<keyof typeof countries, string>> = {
  austria: 'AT',
  belgium: 'BE',
  'bosnia-and-herzegovina': 'BA',
  bulgaria: 'BG',
  croatia: 'HR',
  czechia: 'CZ',
  denmark: 'DK',
  estonia: 'EE',
  finland: 'FI',
  france: 'FR',
  germany: 'DE',
  'great-britain': 'GB',
  greece: 'GR',
  hungary: 'HU',
  ireland: 'IE',
  italy: 'IT',
  japan: 'JP',
  latvia: 'LV',
  lithuania: 'LT',
  luxembourg: 'LU',
  montenegro: 'ME',
  netherlands: 'NL',
  'north-macedonia': 'MK',
  norway: 'NO',
  poland: 'PL',
  portugal: 'PT',
  romania: 'RO',
  serbia: 'RS',
  slovakia: 'SK',
  slovenia: 'SI',
  spain: 'ES',
  sweden: 'SE',
  switzerland: 'CH',
  turkey: 'TR',
}

const limit = { poster: 6_500, wide: 14_000, hero: 6_600, footer: 15_000 }

describe.each(posterEditions)('the poster %s', id => {
  const picture = editionPoster(id)
  const wide = editionPoster(id, { width: 960, title: 'A & B' })

  test('is well-formed at both widths', () => {
    for (const svg of [picture, wide]) expect(parseXml(svg).documentElement?.tagName).toBe('svg')
  })

  test('is small', () => {
    expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(limit.poster)
    expect(gzipSync(picture).length).toBeLessThanOrEqual(2_800)
    expect(Buffer.byteLength(wide)).toBeLessThanOrEqual(limit.wide)
  })

  test('needs no exception from the content policy, and no other file', () => {
    for (const forbidden of [/style/i, /script/i, /\bon[a-z]+=/i, /href/i, /url\(/i, /\bid=/, /<text/])
      expect(wide).not.toMatch(forbidden)
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('has our whole train, once, and left of centre', () => {
    if (id === 'buffer-stop') return expect(picture).not.toContain('class="train"')
    for (const [svg, width] of [
      [picture, 300],
      [wide, 960],
    ] as const) {
      const trains = [
        ...svg.matchAll(
          /class="train" transform="translate\((-?\d+) \d+\)scale\(([\d.]+)\)"><path fill="#\w+" d="M2-2H(\d+)/g,
        ),
      ]
      expect(trains).toHaveLength(1)
      const [, x, scale, frame] = trains[0] ?? []
      const length = Number(frame) + 6
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x) + length * Number(scale)).toBeLessThanOrEqual(width)
      expect(Number(x) + (length * Number(scale)) / 2).toBeLessThan(width * 0.6)
    }
  })
})

test('there is a poster for each of the 33 countries, and for Japan', () => {
  expect(Object.keys(countries)).toHaveLength(34)
})

test('no name is in two tables', () => {
  const names = [countries, routes, tips].flatMap(table => Object.keys(table))
  expect(posterEditions).toHaveLength(names.length)
  expect(new Set(names).size).toBe(names.length)
})

test.each(locales)('neighbours in the %s list of countries do not have the same light', locale => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const listed = Object.entries(codes)
    .map(([id, code]) => ({ id, name: names.of(code) ?? id, palette: Reflect.get(countries, id).palette }))
    .sort((one, other) => compare(one.name, other.name))
  const alike = listed.filter(({ palette }, index) => palette === listed[index + 1]?.palette)
  expect(alike).toEqual([])
})

test('no two towns have the same roofs, skyline and front', () => {
  const towns = Object.entries(countries).flatMap(([id, edition]) =>
    edition.kind === 'city'
      ? [{ id, look: ['town', 'skyline', 'front'].map(key => Reflect.get(edition, key)).join() }]
      : [],
  )
  const repeated = towns.filter(({ look }, index) => towns.findIndex(town => town.look === look) !== index)
  expect(repeated).toEqual([])
})

test('every landmark is on a poster', () => {
  const used = new Set(
    [countries, routes, tips]
      .flatMap(table => Object.values(table))
      .map(edition => Reflect.get(edition, 'landmark')),
  )
  expect(landmarkNames.filter(name => !used.has(name))).toEqual([])
})

test('every object stands on some poster, and on one alone', () => {
  const used = Object.values(tips)
    .map(edition => Reflect.get(edition, 'object'))
    .filter(object => object !== undefined)
  expect(used.toSorted()).toEqual([...objectNames])
})

test.each(heroEditions)('the home picture by %s is well-formed and small', edition => {
  for (const frame of ['wide', 'narrow'] as const) {
    const picture = heroScene(frame, edition)
    expect(parseXml(picture).documentElement?.tagName).toBe('svg')
    expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(limit.hero)
    expect(picture).toContain('class="train"')
  }
})

test('the footer is well-formed, small, and ends in the colour of the page below', () => {
  const picture = footerScene()
  expect(parseXml(picture).documentElement?.tagName).toBe('svg')
  expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(limit.footer)
  expect(picture).toContain('fill="#0a1530"')
})
