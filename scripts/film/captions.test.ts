import { readFile, stat } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { captionFile, stamp } from './captions.ts'
import { filmLength } from './timeline.ts'

const file = (name: string) => new URL(`../../public/film/${name}`, import.meta.url)

describe('the captions of the film', () => {
  it.each([
    { seconds: 0, written: '00:00:00.000' },
    { seconds: 61.5, written: '00:01:01.500' },
  ])('write $seconds seconds as $written', ({ seconds, written }) => {
    expect(stamp(seconds)).toBe(written)
  })

  it.each(locales)('are in public/film with the current words: %s', async locale => {
    expect(await readFile(file(`mobile-pass.${locale}.vtt`), 'utf8')).toBe(captionFile(locale))
  })

  it.each(locales)('fit in two lines: %s', locale => {
    const lines = captionFile(locale).split('\n')
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
  })
})

describe('the film', () => {
  it('lasts between 30 and 60 seconds', () => {
    expect(filmLength).toBeGreaterThanOrEqual(30)
    expect(filmLength).toBeLessThanOrEqual(60)
  })

  it('is at most 1.5 MB, its still picture 20 kB', async () => {
    expect((await stat(file('mobile-pass.mp4'))).size).toBeLessThanOrEqual(1_500_000)
    expect((await stat(file('mobile-pass.avif'))).size).toBeLessThanOrEqual(20_000)
  })
})
