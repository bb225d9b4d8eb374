import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const file: { id: string; country: string; lat: number; lon: number }[] = parse(
  readFileSync('content/stations.yaml', 'utf8'),
)
const interrail =
  'AT BA BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV ME MK NL NO PL PT RO RS SE SI SK TR'.split(
    ' ',
  )

it('names each station once, sorted by country and id', () => {
  const keys = file.map(({ country, id }) => `${country} ${id}`)
  expect(keys).toEqual([...keys].sort())
  expect(new Set(file.map(({ id }) => id)).size).toBe(file.length)
})

it('has a station in every Interrail country and in Japan', () => {
  const countries = new Set(file.map(({ country }) => country))
  expect([...interrail, 'JP'].filter(country => !countries.has(country))).toEqual([])
})

it('places every station in Europe or Japan', () => {
  const lost = file.filter(({ country, lat, lon }) =>
    country === 'JP'
      ? lat < 31 || lat > 46 || lon < 129 || lon > 146
      : lat < 35 || lat > 71 || lon < -10 || lon > 45,
  )
  expect(lost).toEqual([])
})
