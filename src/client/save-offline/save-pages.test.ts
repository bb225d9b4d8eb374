import { beforeEach, describe, expect, it, test } from 'vitest'
import { MemoryCache } from '../../../tests/support/memory-cache.ts'
import type { SaveJob } from './plan.ts'
import type { SaveFaultKind } from './save-fault.ts'
import { type Progress, savePages } from './save-pages.ts'
import { readSaved, removePages, storeJob } from './saved-cache.ts'

const hour = 3_600_000
let cache: MemoryCache
let now: number
let progress: Progress[]
let requested: string[]
/** The site by path; the content of a page is the list of its files. */
let site: Map<string, string>
/** Called before the network answers. */
let network: (path: string) => void
let leaving: AbortController

const isPage = (path: string) => !path.includes('.')

/** The payload of a page of this site. */
function payloadOf(path: string) {
  const html = site.get(path) ?? ''
  const files = [path, ...html.split(' ').filter(Boolean)]
  return {
    kind: path === '/saved' ? 'saved' : 'guide-detail',
    locale: 'en',
    title: `Åre ${path}`,
    description: 'By train',
    image: '/social/a.jpg',
    updated: null,
    version: html,
    paths: { en: path },
    files: Object.fromEntries(files.map(file => [file, (site.get(file) ?? '').length])),
  }
}

async function answer(path: string): Promise<Response> {
  requested.push(path)
  network(path)
  const page = path.replace(/\/_payload\.json$/, '')
  if (page !== path)
    return site.has(page) ? Response.json(payloadOf(page)) : new Response('', { status: 404 })
  const type = isPage(path) ? 'text/html' : 'text/plain'
  return new Response(site.get(path), {
    status: site.has(path) ? 200 : 404,
    headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' },
  })
}

const save = (job: SaveJob) =>
  savePages(job, {
    cache,
    now: () => now,
    signal: leaving.signal,
    onProgress: step => progress.push(step),
    fetch: async (path, init) => {
      init?.signal?.throwIfAborted()
      return answer(String(path))
    },
  })
const saveOnce = (...wanted: string[]) => save({ wanted, since: 0 })
const savedPaths = async () => (await readSaved(cache)).pages.map(({ path }) => path).sort()
const fault = (kind: SaveFaultKind) => expect.objectContaining({ kind })

beforeEach(() => {
  cache = new MemoryCache()
  now = 1_800_000_000_000
  progress = []
  requested = []
  network = () => {}
  leaving = new AbortController()
  site = new Map([
    ['/guide/norway', '/_astro/shared.1.js /_astro/norway.1.css /favicon.svg'],
    ['/guide/sweden', '/_astro/shared.1.js /_astro/sweden.1.css /favicon.svg'],
    ['/saved', '/_astro/shared.1.js'],
    ['/_astro/shared.1.js', 'shared'],
    ['/_astro/norway.1.css', 'norway'],
    ['/_astro/norway.2.css', 'norway, again'],
    ['/_astro/sweden.1.css', 'sweden'],
    ['/favicon.svg', 'icon'],
  ])
})

it('saves a page with every file of its payload, and nothing else', async () => {
  expect(await saveOnce('/guide/norway')).toEqual({ gone: [] })
  expect(cache.paths.sort()).toEqual([
    '/_astro/norway.1.css',
    '/_astro/shared.1.js',
    '/favicon.svg',
    '/guide/norway',
  ])
  const { pages, job } = await readSaved(cache)
  expect(pages).toEqual([{ path: '/guide/norway', storedAt: now, payload: payloadOf('/guide/norway') }])
  expect(job).toBeUndefined()
})

it('keeps the headers of a page, including its policy, but not those about its compression', async () => {
  await saveOnce('/guide/norway')
  const kept = await cache.match('/guide/norway')
  expect(kept?.headers.get('Content-Type')).toBe('text/html')
  expect(kept?.headers.has('Content-Encoding')).toBe(false)
})

it('writes the page last, when all its files are cached', async () => {
  await saveOnce('/guide/norway')
  expect(cache.paths.at(-1)).toBe('/guide/norway')
})

it('fetches a shared file once, and counts what has to be fetched', async () => {
  await saveOnce('/guide/norway', '/guide/sweden')
  expect(requested.filter(path => path === '/_astro/shared.1.js')).toHaveLength(1)
  expect(requested.filter(path => path === '/favicon.svg')).toHaveLength(1)
  const files = 6
  const bytes = [...site].reduce(
    (sum, [path, text]) => sum + (/saved|norway\.2/.test(path) ? 0 : text.length),
    0,
  )
  expect(progress[0]).toEqual({ files, bytes, filesDone: 0, bytesDone: 0 })
  expect(progress.at(-1)).toEqual({ files, bytes, filesDone: files, bytesDone: bytes })
})

it('fetches nothing for a page whose current version is saved, but everything if a refresh is requested', async () => {
  await saveOnce('/guide/norway')
  requested = []
  await saveOnce('/guide/norway')
  expect(requested).toEqual(['/guide/norway/_payload.json'])
  now += hour
  await save({ wanted: ['/guide/norway'], since: now })
  expect(requested).toContain('/guide/norway')
  expect((await readSaved(cache)).pages[0]?.storedAt).toBe(now)
})

it('replaces the old version with the new one, and removes files that only the old one needed', async () => {
  await saveOnce('/guide/norway', '/guide/sweden')
  site.set('/guide/norway', '/_astro/shared.1.js /_astro/norway.2.css')
  await saveOnce('/guide/norway')
  expect(cache.paths).toContain('/_astro/norway.2.css')
  expect(cache.paths).not.toContain('/_astro/norway.1.css')
  expect(cache.paths).toContain('/favicon.svg')
})

describe('a run that is interrupted', () => {
  test.each<[string, SaveFaultKind, () => void]>([
    ['with no network', 'network', () => breakAt('/_astro/norway.2.css', new TypeError('Failed to fetch'))],
    ['by a file that is missing', 'network', () => site.delete('/_astro/norway.2.css')],
    [
      'by a lack of room',
      'quota',
      () => {
        cache.fault = path =>
          path === '/_astro/norway.2.css' && new DOMException('No room', 'QuotaExceededError')
      },
    ],
    [
      'by a cache that does not work',
      'failed',
      () => {
        cache.fault = path => path === '/_astro/norway.2.css' && new TypeError('Unexpected')
      },
    ],
    [
      'by the reader',
      'stopped',
      () => {
        network = path => path === '/_astro/norway.2.css' && leaving.abort()
      },
    ],
  ])('%s leaves the older copy readable, with all its files', async (_, kind, breakOff) => {
    await saveOnce('/guide/norway')
    const before = cache.paths
    site.set('/guide/norway', '/_astro/shared.1.js /_astro/norway.2.css /_astro/sweden.1.css')
    breakOff()
    await expect(saveOnce('/guide/norway')).rejects.toEqual(fault(kind))
    expect(before.filter(path => !cache.paths.includes(path))).toEqual([])
    const { pages, job } = await readSaved(cache)
    expect(pages[0]?.payload.version).toContain('norway.1.css')
    expect(job).toEqual({ wanted: ['/guide/norway'], since: 0 })
  })

  it('resumes with what is missing, and ends with exactly the listed files', async () => {
    breakAt('/_astro/sweden.1.css', new TypeError('Failed to fetch'))
    await expect(saveOnce('/guide/norway', '/guide/sweden')).rejects.toEqual(fault('network'))
    expect(await savedPaths()).toEqual(['/guide/norway'])
    network = () => {}
    requested = []
    const { job } = await readSaved(cache)
    await save(job ?? { wanted: [], since: 0 })
    expect(requested).not.toContain('/_astro/shared.1.js')
    expect(requested).not.toContain('/guide/norway')
    const listed = ['/guide/norway', '/guide/sweden'].flatMap(path => Object.keys(payloadOf(path).files))
    expect(cache.paths.sort()).toEqual([...new Set(listed)].sort())
  })

  it('keeps what was fetched for it when another page is removed', async () => {
    await saveOnce('/guide/sweden')
    await cache.put('/_astro/norway.1.css', new Response('norway'))
    await storeJob(cache, { wanted: ['/guide/norway'], since: 0 })
    await removePages(cache, ['/guide/sweden'])
    expect(cache.paths).toContain('/_astro/norway.1.css')
  })
})

const breakAt = (broken: string, error: Error) => {
  network = path => {
    if (path === broken) throw error
  }
}

/** A page with a file that is missing from its payload, which is from another deploy. */
const deployBetween = (times: number) => {
  let left = times
  network = path => {
    if (path !== '/guide/norway' || left === 0) return
    left -= 1
    site.set('/guide/norway', `/_astro/shared.1.js /_astro/norway.${left % 2 ? 1 : 2}.css`)
  }
}

it('uses the new version if the site is deployed between a payload and its page', async () => {
  deployBetween(1)
  await saveOnce('/guide/norway')
  expect((await readSaved(cache)).pages[0]?.payload.version).toContain('norway.2.css')
  expect(cache.paths).not.toContain('/_astro/norway.1.css')
})

it('reports that the site changes again and again', async () => {
  deployBetween(5)
  await expect(saveOnce('/guide/norway')).rejects.toEqual(fault('changed'))
})

it('reports a page that is gone, and keeps its copy', async () => {
  await saveOnce('/guide/norway')
  site.delete('/guide/norway')
  expect(await save({ wanted: ['/guide/norway', '/guide/sweden'], since: now })).toEqual({
    gone: ['/guide/norway'],
  })
  expect(await savedPaths()).toEqual(['/guide/norway', '/guide/sweden'])
})

it('never stores an error or a page in place of a file', async () => {
  site.set('/_astro/norway.1.css', '')
  const html = new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
  const broken = savePages(
    { wanted: ['/guide/norway'], since: 0 },
    {
      cache,
      now: () => now,
      signal: leaving.signal,
      onProgress: () => {},
      fetch: async path => (String(path) === '/_astro/norway.1.css' ? html : answer(String(path))),
    },
  )
  await expect(broken).rejects.toEqual(fault('network'))
  expect(await savedPaths()).toEqual([])
})

describe('removing', () => {
  it('removes the files that no other saved page needs', async () => {
    await saveOnce('/guide/norway', '/guide/sweden', '/saved')
    await removePages(cache, ['/guide/norway'])
    expect(await savedPaths()).toEqual(['/guide/sweden', '/saved'])
    expect(cache.paths).not.toContain('/_astro/norway.1.css')
    expect(cache.paths).toContain('/_astro/shared.1.js')
  })

  it('leaves nothing, not even the list of saved pages, when the last page is removed', async () => {
    await saveOnce('/guide/norway', '/guide/sweden', '/saved')
    await removePages(cache, ['/guide/norway', '/guide/sweden'])
    expect(cache.paths).toEqual([])
  })
})
