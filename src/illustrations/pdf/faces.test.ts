import { expect, it } from 'vitest'
import { readFont, splitByFont } from './faces.ts'

it('keeps a text of western letters in one run', () => {
  expect(splitByFont('text', 'Å, æ och “4–5”')).toEqual([{ font: 'text', text: 'Å, æ och “4–5”' }])
})

it('puts adjacent other letters into one run, and loses none', () => {
  expect(splitByFont('display-700', 'Łódź')).toEqual([
    { font: 'display-700-ext', text: 'Ł' },
    { font: 'display-700', text: 'ód' },
    { font: 'display-700-ext', text: 'ź' },
  ])
  expect(splitByFont('text', 'ńś').map(run => run.text)).toEqual(['ńś'])
  expect(splitByFont('text', '')).toEqual([])
})

it('decompresses a font, and only once', async () => {
  const font = await readFont('text', 'latin')
  expect(font.readUInt32BE()).toBe(0x00010000)
  expect(await readFont('text', 'latin')).toBe(font)
  expect(await readFont('text', 'latin-ext')).not.toEqual(font)
})
