import { expect, test } from 'vitest'
import {
  article,
  breadcrumbList,
  jsonLdText,
  organization,
  organizationReference,
  product,
} from './json-ld.ts'

const reference = organizationReference('Perrong', 'https://perrong.example/')

test('numbers the breadcrumbs from one and gives the page itself no address', () => {
  const list = breadcrumbList([{ name: 'Start', url: 'https://perrong.example/sv' }], 'Norge')
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://perrong.example/sv' },
    { '@type': 'ListItem', position: 2, name: 'Norge' },
  ])
})

test('gives an article its days, language and the organisation as author', () => {
  const node = article({
    title: 'Norge',
    description: 'Fjäll',
    image: 'https://perrong.example/social/norge.jpg',
    published: new Date('2026-09-01'),
    updated: new Date('2026-11-21'),
    language: 'sv',
    url: 'https://perrong.example/sv/guide-detail/norge',
    organization: reference,
  })
  expect(node).toMatchObject({
    headline: 'Norge',
    datePublished: '2026-09-01',
    dateModified: '2026-11-21',
    inLanguage: 'sv',
    author: { '@id': 'https://perrong.example/#organization', name: 'Perrong' },
  })
})

test('gives the organisation the trader’s address and one identity', () => {
  const trader = {
    name: 'Perrong AB',
    vatNumber: 'SE559000000001',
    email: 'hello@perrong.example',
    phone: { href: '+46406280400' },
    address: { street: 'Exempelgatan 1', postalCode: '211 00', city: 'Malmö', country: 'SE' },
  }
  const node = organization(reference, trader, {
    logo: 'https://perrong.example/logo.png',
    languages: ['en'],
  })
  expect(node['@id']).toBe(reference['@id'])
  expect(node).toMatchObject({ name: 'Perrong', legalName: 'Perrong AB', address: { addressCountry: 'SE' } })
})

test('describes a product without an offer', () => {
  const node = product({
    name: 'Pass',
    description: 'A pass',
    image: 'https://x.example/a.jpg',
    url: 'https://x.example/',
  })
  expect(Object.keys(node)).toEqual(['@type', 'name', 'description', 'image', 'url'])
})

test('no value can end the script, and the text can be parsed back', () => {
  const name = '</script><script>alert(1)</script><!--'
  const text = jsonLdText([breadcrumbList([], name)])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe(name)
})
