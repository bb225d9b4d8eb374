import { expect, test } from 'vitest'
import type { SavableList } from '../../shared/offline/savable.ts'
import type { PagePayload } from '../../shared/page-payload.ts'
import { allPaths, choiceOf } from './choices.ts'

const list: SavableList = {
  files: [
    ['/guide/norway', 1000],
    ['/guide/sweden', 2000],
    ['/saved', 500],
    ['/_astro/shared.js', 100],
    ['/pictures/norway.svg', 10],
    ['/icons.svg', 5],
  ],
  pages: [
    { path: '/guide/norway', kind: 'guide-detail', files: [0, 3, 4, 5] },
    { path: '/guide/sweden', kind: 'guide-detail', files: [1, 3, 5] },
    { path: '/saved', kind: 'saved', files: [2, 3, 5] },
  ],
}

/** A cache that contains these pages, with all their files. */
function savedOf(...paths: readonly string[]) {
  const pages = list.pages.filter(({ path }) => paths.includes(path))
  const files = pages.flatMap(page => page.files.map(index => list.files[index]?.[0] ?? ''))
  const payload: PagePayload = {
    kind: 'guide-detail',
    locale: 'en',
    title: 'A',
    description: 'A',
    image: '/a.jpg',
    updated: null,
    version: '1',
    paths: {},
    files: {},
  }
  return {
    pages: pages.map(({ path }) => ({ path, storedAt: 0, payload })),
    paths: new Set(files),
    job: undefined,
  }
}

test.each([
  ['one page, with the library', ['/guide/norway'], [], 1615, false],
  ['all of them, shared files once', allPaths(list), [], 3615, false],
  ['what is missing beside a saved page', allPaths(list), ['/guide/norway', '/saved'], 2005, false],
  ['nothing of what is saved', ['/guide/norway'], ['/guide/norway', '/saved'], 0, true],
  ['the library alone where it is not there', ['/guide/norway'], ['/guide/norway'], 505, false],
])('an offer counts %s', (_, paths, saved, bytes, isSaved) => {
  expect(choiceOf('This', paths, list, savedOf(...saved))).toMatchObject({ bytes, isSaved })
})
