import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from '@xmldom/xmldom'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contentHash } from '../../src/build-cache/content-hash.ts'
import { locales } from '../../src/i18n/locales.ts'
import { feedPath } from '../../src/routing/feed-path.ts'
import { pageRow } from '../../src/routing/href.ts'
import { isIndexed } from '../../src/routing/roles.ts'
import { namedFiles } from '../../src/shared/offline/caches.ts'
import { filesOf, savableList, savableListPath } from '../../src/shared/offline/savable.ts'
import { pagePayload, payloadPath } from '../../src/shared/page-payload.ts'
import { attributes, texts } from '../support/html.ts'
import { parseXml } from '../support/xml.ts'
import { type BuiltPage, builtPages, dist, pageAt } from './built-pages.ts'

const read = (path: string) => readFileSync(join(dist, path), 'utf8')
const pathOf = (url: string) => new URL(url).pathname

/** The content of every `<meta>` with a name. */
const meta = (page: BuiltPage, name: string) =>
  attributes(page.html, `head > meta:is([name="${name}"], [property="${name}"])`, 'content')
const first = (page: BuiltPage, name: string) => meta(page, name)[0] ?? ''

const graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
})
const nodesOf = (page: BuiltPage) =>
  texts(page.html, 'script[type="application/ld+json"]').flatMap(
    text => v.parse(graph, JSON.parse(text))['@graph'],
  )
const nodeOf = (page: BuiltPage, type: string) => nodesOf(page).find(node => node['@type'] === type)
const details = builtPages.filter(({ page }) =>
  ['guide-detail', 'route-detail', 'tips-detail'].includes(page),
)

describe('the picture of link previews', () => {
  test.each(builtPages.map(page => [page.path, page] as const))(
    '%s has one, with the size that it declares',
    async (_, page) => {
      expect(meta(page, 'og:image')).toHaveLength(1)
      const file = join(dist, pathOf(first(page, 'og:image')))
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(meta(page, 'og:image:width')).toEqual(['1200'])
      expect(meta(page, 'og:image:height')).toEqual(['630'])
      expect(meta(page, 'twitter:card')).toEqual(['summary_large_image'])
      // A guide's picture shows only the country.
      const name = page.page === 'guide-detail' ? texts(page.html, 'h1')[0] : first(page, 'og:title')
      expect(first(page, 'og:image:alt')).toContain(name)
    },
  )

  test('only the languages of a journey share a picture, and its name changes with it', () => {
    const journeys = builtPages.filter(({ page }) => page === 'city-pair').length
    const pictures = builtPages.map(page => pathOf(first(page, 'og:image')))
    expect(journeys).toBeGreaterThan(0)
    expect(new Set(pictures).size).toBe(builtPages.length - journeys + journeys / locales.length)
    for (const picture of pictures) expect(picture).toMatch(/^\/social\/[a-z0-9-]+-[0-9a-f]{10}\.jpg$/)
  })
})

describe('structured data', () => {
  test('is on every page that may be indexed, and on no task page', () => {
    for (const page of builtPages) expect(nodesOf(page).length > 0, page.path).toBe(isIndexed(page.page))
  })

  test('has no offer and no price', () => {
    for (const page of builtPages)
      expect(JSON.stringify(nodesOf(page)), page.path).not.toMatch(
        /"(?:offers?|price\w*|Offer|AggregateOffer)"/i,
      )
  })

  test('describes the organisation on the home page, and the breadcrumbs on every other page', () => {
    for (const page of builtPages.filter(({ page }) => isIndexed(page))) {
      expect(nodeOf(page, 'Organization') !== undefined, page.path).toBe(page.page === 'home')
      expect(nodeOf(page, 'BreadcrumbList') !== undefined, page.path).toBe(page.page !== 'home')
    }
  })

  test('has breadcrumbs of existing pages, from the home page of the language', () => {
    const trail = v.object({
      itemListElement: v.array(v.object({ position: v.number(), item: v.optional(v.string()) })),
    })
    for (const page of builtPages) {
      const node = nodeOf(page, 'BreadcrumbList')
      if (!node) continue
      const items = v.parse(trail, node).itemListElement
      const before = items.slice(0, -1).map(({ item = '' }) => pageAt(pathOf(item)))
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      expect(
        before.map(found => found?.locale),
        page.path,
      ).toEqual(before.map(() => page.locale))
      expect(before[0]?.page, page.path).toBe('home')
      expect(items.at(-1)?.item).toBeUndefined()
    }
  })

  test('describes guides, routes and tips as articles, as their head does', () => {
    expect(details.length).toBeGreaterThan(0)
    for (const page of details) {
      expect(nodeOf(page, 'Article'), page.path).toMatchObject({
        headline: first(page, 'og:title'),
        description: first(page, 'description'),
        image: meta(page, 'og:image'),
        inLanguage: page.locale,
        mainEntityOfPage: first(page, 'og:url'),
        datePublished: first(page, 'article:published_time'),
        dateModified: first(page, 'article:modified_time'),
        author: { '@type': 'Organization' },
      })
      expect(first(page, 'og:type'), page.path).toBe('article')
    }
  })

  test('names the product of a page that sells one', () => {
    for (const page of builtPages)
      expect(nodeOf(page, 'Product') !== undefined, page.path).toBe(pageRow(page.page).sells !== undefined)
  })
})

describe.each(locales)('the feed in %s', locale => {
  const feed = parseXml(read(feedPath(locale))).documentElement
  if (!feed) throw new Error('the feed is empty')
  const children = (element: Element, name: string) =>
    [...element.childNodes].filter((node): node is Element => node.nodeName === name)
  const entries = children(feed, 'entry')
  const text = (element: Element, name: string) => children(element, name)[0]?.textContent?.trim()
  const alternate = (element: Element) =>
    children(element, 'link')
      .find(link => link.getAttribute('rel') === 'alternate')
      ?.getAttribute('href') ?? ''

  test('is valid Atom in that language', () => {
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(feed.getAttribute('xml:lang')).toBe(locale)
    for (const name of ['id', 'title', 'updated', 'author']) expect(text(feed, name), name).toBeTruthy()
    expect(pageAt(pathOf(alternate(feed)))).toMatchObject({ page: 'home', locale })
  })

  test('lists the guides and routes of the language, as their pages describe them', () => {
    const expected = builtPages.filter(
      page => page.locale === locale && /^(?:guide|route)-detail$/.test(page.page),
    )
    const listed = entries.map(entry => pageAt(pathOf(alternate(entry))))
    expect(listed.map(page => page?.path).sort()).toEqual(expected.map(({ path }) => path).sort())
    for (const [index, page] of listed.entries()) {
      const entry = entries[index]
      if (!entry || !page) throw new Error('an entry without a page')
      expect(text(entry, 'title')).toBe(first(page, 'og:title'))
      expect(text(entry, 'summary')).toBe(first(page, 'description'))
      expect(text(entry, 'updated')?.slice(0, 10)).toBe(first(page, 'article:modified_time'))
    }
  })

  test('has no id twice, and the latest changes first', () => {
    const ids = entries.map(entry => text(entry, 'id'))
    const days = entries.map(entry => text(entry, 'updated') ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    expect(days).toEqual([...days].sort().reverse())
  })

  test('is named by every page of the language, and no page names another', () => {
    for (const page of builtPages.filter(found => found.locale === locale))
      expect(attributes(page.html, 'link[type="application/atom+xml"]', 'href'), page.path).toEqual([
        feedPath(locale),
      ])
  })
})

test.each(builtPages.map(page => [page.path, page] as const))(
  'the payload of %s matches its head',
  (path, page) => {
    const payload = v.parse(pagePayload, JSON.parse(read(payloadPath(path))))
    expect(payload).toEqual({
      kind: page.page,
      locale: page.locale,
      title: first(page, 'og:title'),
      description: first(page, 'description'),
      image: pathOf(first(page, 'og:image')),
      updated: meta(page, 'article:modified_time')[0] ?? null,
      version: contentHash(page.html),
      paths: Object.fromEntries(
        locales.flatMap(locale =>
          attributes(page.html, `link[rel=alternate][hreflang=${locale}]`, 'href').map(url => [
            locale,
            pathOf(url),
          ]),
        ),
      ),
      files: expect.objectContaining({ [path]: Buffer.byteLength(page.html) }),
    })
    expect(payload.paths[page.locale]).toBe(path)
    const named = [...attributes(page.html, 'script', 'src'), ...attributes(page.html, 'img', 'src')]
    for (const file of named.filter(name => name.startsWith('/')))
      expect(payload.files[file], file).toBe(statSync(join(dist, file)).size)
  },
)

test('a payload lists every hashed file that the page names, so that a page from another deploy is recognised', () => {
  for (const page of builtPages) {
    const { files } = v.parse(pagePayload, JSON.parse(read(payloadPath(page.path))))
    expect(
      namedFiles(page.html).filter(file => !(file in files)),
      page.path,
    ).toEqual([])
    expect(files, page.path).toHaveProperty('/icons.svg')
  }
})

test.each(locales)(
  'the list of pages in %s that can be saved has the sizes of the payloads, including documents of its language',
  locale => {
    const list = v.parse(savableList, JSON.parse(read(savableListPath(locale))))
    const pages = builtPages.filter(({ page, ...built }) => built.locale === locale && pageRow(page).offline)
    expect(list.pages.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort())
    for (const { path } of pages) {
      const { files } = v.parse(pagePayload, JSON.parse(read(payloadPath(path))))
      expect(Object.fromEntries(filesOf(list, [path]))).toEqual(files)
    }
    const documents = list.files.map(([path]) => path).filter(path => path.endsWith('.pdf'))
    expect(documents.map(path => path.replace(/-[^-]+$/, '')).sort()).toEqual([
      `/pdf/perrong-pass-guide-${locale}`,
      `/pdf/perrong-railway-map-${locale}`,
    ])
  },
)

test('a payload names what each of its scripts may load, so that islands can be hydrated offline', () => {
  const scripts = new Set<string>()
  for (const page of builtPages) {
    const { files } = v.parse(pagePayload, JSON.parse(read(payloadPath(page.path))))
    const named = Object.keys(files)
    for (const script of named.filter(file => file.endsWith('.js'))) {
      scripts.add(script)
      const code = read(script)
      const loaded = [...code.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g)]
      const styles = [...code.matchAll(/["'`](_astro\/[\w.-]+\.css)["'`]/g)]
      const wanted = [...loaded.map(([, file]) => `/_astro/${file}`), ...styles.map(([, file]) => `/${file}`)]
      expect(named, `${page.path}: ${script}`).toEqual(expect.arrayContaining(wanted))
    }
  }
  for (const island of ['ContactForm', 'SupportSearch', 'hydrate'])
    expect(
      [...scripts].some(file => new RegExp(`/${island}\\.[\\w-]+\\.js$`).test(file)),
      island,
    ).toBe(true)
})

test('security.txt names a mail address, an end within a year, the languages and its own address', () => {
  const lines = read('.well-known/security.txt').trim().split('\n')
  const fields = lines.map(line => /^([A-Z][\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [])
  const values = (name: string) => fields.filter(([found]) => found === name).map(([, value = '']) => value)
  expect(values('Contact')).toEqual([expect.stringMatching(/^mailto:[^@\s]+@[^@\s]+$/)])
  expect(values('Preferred-Languages')).toEqual(['en, sv, da'])
  expect(values('Canonical').every(url => pathOf(url) === '/.well-known/security.txt')).toBe(true)
  // A site without an address of its own names none, rather than the machine on which it was built.
  expect(values('Canonical').filter(url => new URL(url).hostname === 'localhost')).toEqual([])
  const [expires = ''] = values('Expires')
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(values('Expires')).toHaveLength(1)
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
  expect(existsSync(join(dist, 'security.txt'))).toBe(false)
})

test('licences.txt is served with the site', () => {
  expect(read('licences.txt')).toContain('\n@fontsource-variable/source-sans-3\n')
})
