import * as v from 'valibot'
import { expect, it } from 'vitest'
import { filesOf, savableList, savableOn } from '../shared/offline/savable.ts'
import { readPage } from './read-page.ts'
import { savableListOf } from './savable-list.ts'

const page = (path: string, route: string, ...assets: string[]) => ({
  ...readPage(`<html data-route="${route}">`),
  path,
  bytes: 1000,
  version: '1',
  assets,
})
const pages = [
  page('/guide-detail/norway', 'guide-detail-en', '/a.js', '/norway.svg'),
  page('/sv/guide-detail/norge', 'guide-detail-sv', '/a.js'),
  page('/route-detail/fjords', 'route-detail-en', '/a.js'),
  page('/contact-us', 'contact-us-en', '/form.js'),
  page('/saved', 'saved-en', '/a.js'),
]
const assetBytes = new Map([
  ['/a.js', 50],
  ['/norway.svg', 7],
])
const list = savableListOf('en', pages, assetBytes, [])

it('names the pages of a locale that can be saved, and each file once', () => {
  expect(v.parse(savableList, list)).toEqual({
    files: [
      ['/a.js', 50],
      ['/norway.svg', 7],
      ['/guide-detail/norway', 1000],
      ['/route-detail/fjords', 1000],
      ['/saved', 1000],
    ],
    pages: [
      { path: '/guide-detail/norway', kind: 'guide-detail', files: [2, 0, 1] },
      { path: '/route-detail/fjords', kind: 'route-detail', files: [3, 0] },
      { path: '/saved', kind: 'saved', files: [4, 0] },
    ],
  })
})

it('lists the files of several pages, shared ones once', () => {
  expect([...filesOf(list, ['/route-detail/fjords', '/saved', '/not-listed'])]).toEqual([
    ['/route-detail/fjords', 1000],
    ['/a.js', 50],
    ['/saved', 1000],
  ])
})

it('leaves out, on a host of another language, the pages whose addresses redirect there', () => {
  const redirects = [
    { from: 'https://perrong.se/route-detail/fjords', to: 'https://perrong.se/sv/route-detail/fjords' },
    { from: 'https://perrong.se/guide-detail/norge', to: 'https://perrong.se/sv/guide-detail/norge' },
  ]
  const onHosts = v.parse(savableList, savableListOf('en', pages, assetBytes, redirects))
  const pathsOn = (host: string) => savableOn(onHosts, host).pages.map(({ path }) => path)
  expect(pathsOn('perrong.se')).toEqual(['/guide-detail/norway', '/saved'])
  expect(pathsOn('perrong.example')).toEqual(['/guide-detail/norway', '/route-detail/fjords', '/saved'])
})
