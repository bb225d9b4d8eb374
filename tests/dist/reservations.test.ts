import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The words of a built page, without its tags. */
const words = (path: string) =>
  readFileSync(`dist/${path}.html`, 'utf8')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the words of a guide about seats', () => {
  test.each([
    { path: 'guide-detail/norway', says: 'Stockholm–Oslo Compulsory' },
    { path: 'sv/guide-detail/norge', says: 'Stockholm–Oslo Obligatorisk' },
    { path: 'da/guide-detail/norge', says: 'Stockholm–Oslo Obligatorisk' },
    { path: 'guide-detail/norway', says: 'Flåm Railway Not covered: buy a ticket' },
    { path: 'guide-detail/italy', says: 'EuroCity Switzerland–Italy Compulsory €11' },
    {
      path: 'da/guide-detail/tyskland',
      says: 'København–Hamborg–Berlin Valgfri; kan være obligatorisk om sommeren',
    },
    { path: 'sv/tips-detail/platsreservationer', says: 'DSB InterCity och Lyn Frivillig 30 DKK' },
  ])('$path: $says', ({ path, says }) => {
    expect(words(path)).toContain(says)
  })

  test('a guide links each company that sells seats', () => {
    const page = readFileSync('dist/guide-detail/norway.html', 'utf8')
    expect(page).toContain('href="https://www.vy.no/"')
    expect(page).toContain('href="https://www.sj.no/"')
    expect(page).toContain('href="https://www.sj.se/"')
  })
})

test('a guide has spaces in what to look for as in a sentence', () => {
  expect(readFileSync('dist/sv/guide-detail/italien.html', 'utf8')).toMatch(
    />Trenitalia<\/a>: leta efter <i lang="it">tariffa Global Pass<\/i>; /,
  )
})

test('the tip on seats with Interrail leaves out the trains of Japan', () => {
  expect(words('route-detail/japan-in-ten-days')).toContain('Thunderbird')
  expect(words('tips-detail/seat-reservations')).not.toContain('Thunderbird')
})

test('a route marks a ticket of its own, and links its seller', () => {
  const route = readFileSync('dist/route-detail/fjords-and-mountains.html', 'utf8')
  expect(words('route-detail/fjords-and-mountains')).toContain('Not covered: book')
  expect(route).toContain('href="https://www.norwaysbest.com/"')
})

test.each([
  { path: 'guide-detail/denmark', says: /Sources \(\d+\), checked .*November 2026 .* dsbplus\.dk/ },
  { path: 'sv/tips-detail/nar-taget-ar-forsenat', says: /Källor \(\d+\), lästa .*november 2026 .* sj\.se/ },
  { path: 'da/kundeservice', says: /Kilder? .*læst .*november 2026 .* forbrugerombudsmanden\.dk/ },
])('$path says what was checked', ({ path, says }) => {
  expect(words(path)).toMatch(says)
})
