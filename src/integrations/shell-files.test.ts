import { expect, it } from 'vitest'
import { shellName } from '../worker/shell.ts'
import { shellFiles } from './shell-files.ts'

const guide = {
  path: '/guide-detail/norway',
  kind: 'guide-detail',
  assets: ['/icon.svg', '/_astro/map.a.svg'],
}
const offline = { path: '/offline', kind: 'offline', assets: ['/icon.svg', '/_astro/page.b.js'] }
const built = { '/offline.html': 'offline', '/icon.svg': 'icon', '/guide-detail/norway.html': 'Norway' }

const shellOf = (files: Readonly<Record<string, string>>, pages = [guide, offline]) =>
  shellFiles(pages, async file => new TextEncoder().encode(files[file]))

it('lists the offline pages with what they need, with a hash of the content unless the name contains it', async () => {
  expect(await shellOf(built)).toEqual([
    { url: '/_astro/page.b.js', revision: null },
    { url: '/icon.svg', revision: expect.stringMatching(/^[\w-]{12}$/) },
    { url: '/offline', revision: expect.stringMatching(/^[\w-]{12}$/) },
  ])
})

it.each([
  ['a text', { ...built, '/guide-detail/norway.html': 'Norway, anew' }, [guide, offline], true],
  ['a new guide', built, [{ ...guide, path: '/guide-detail/spain' }, guide, offline], true],
  ['a picture of a guide', built, [{ ...guide, assets: ['/_astro/map.c.svg'] }, offline], true],
  ['the offline page', { ...built, '/offline.html': 'offline, anew' }, [guide, offline], false],
  ['an icon', { ...built, '/icon.svg': 'icon, anew' }, [guide, offline], false],
  ['a script', built, [guide, { ...offline, assets: ['/_astro/page.d.js'] }], false],
])('a change of %s makes another shell only if it is part of one', async (_, files, pages, isSame) => {
  const [before, after] = [await shellOf(built), await shellOf(files, pages)]
  expect(JSON.stringify(after) === JSON.stringify(before)).toBe(isSame)
  expect(shellName(after) === shellName(before)).toBe(isSame)
})
