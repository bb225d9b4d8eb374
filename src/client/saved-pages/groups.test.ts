import { expect, test } from 'vitest'
import type { PagePayload } from '../../shared/page-payload.ts'
import { text } from '../save-offline/text.ts'
import { groupPages } from './groups.ts'

const page = (kind: string, title: string) => {
  const payload: PagePayload = {
    kind,
    locale: 'sv',
    title,
    description: 'A',
    image: '/a.png',
    updated: null,
    version: '1',
    paths: { en: undefined, sv: `/sv/${title}`, da: undefined },
    files: {},
  }
  return { path: `/sv/${title}`, storedAt: 1, payload }
}

test('lists routes first, then guides, each by title, and pages without a heading of their own last', () => {
  const pages = [
    page('support', 'Kundtjänst'),
    page('guide-detail', 'Österrike'),
    page('guide-detail', 'Norge'),
    page('route-detail', 'Fjordar'),
    page('home', 'Hej'),
  ]
  expect(
    groupPages(pages, 'sv', text('sv')).map(({ heading, pages }) => [
      heading,
      ...pages.map(({ payload }) => payload.title),
    ]),
  ).toEqual([
    ['Rutter', 'Fjordar'],
    ['Guider', 'Norge', 'Österrike'],
    ['Fler sidor', 'Hej', 'Kundtjänst'],
  ])
})
