import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findStatic } from './static-path.ts'

let folder = ''
let dist = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-path-'))
  dist = join(folder, 'dist')
  const files = [
    'index.html',
    'about-us.html',
    'sv.html',
    'sv/om-oss.html',
    'da/index.html',
    'guide/skåne.html',
    'app.js',
    '_payload.json',
    '_headers',
    '_redirects',
    '.env',
    '.well-known/security.txt',
    'sv/.hidden/a.txt',
    '../secret.txt',
  ]
  for (const file of files) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), file)
  }
})

describe('findStatic', () => {
  it.each([
    ['/', 'index.html'],
    ['/about-us', 'about-us.html'],
    ['/sv', 'sv.html'],
    ['/sv/om-oss', 'sv/om-oss.html'],
    ['/da', 'da/index.html'],
    ['/guide/sk%C3%A5ne', 'guide/skåne.html'],
    ['/app.js', 'app.js'],
    ['/_payload.json', '_payload.json'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('%s is %s', async (address, file) => {
    expect(await findStatic(dist, address)).toMatchObject({ kind: 'file', file: join(dist, file) })
  })

  it.each([
    ['/about-us.html', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/sv/', '/sv'],
    ['/da/', '/da'],
    ['/da/index.html', '/da'],
    ['/index.html', '/'],
    ['/guide/sk%c3%a5ne/', '/guide/sk%C3%A5ne'],
  ])('%s has moved to %s', async (address, to) => {
    expect(await findStatic(dist, address)).toEqual({ kind: 'moved', to })
  })

  it.each([
    '/unknown',
    '/About-us',
    '/app.js/',
    '/guide',
    '/_headers',
    '/_redirects',
    '/.env',
    '/sv/.hidden/a.txt',
    '//about-us',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/sv/%2e%2e/%2e%2e/secret.txt',
    '/about-us%00',
    '/%',
    '/%zz',
    '/a/%c3',
  ])('%s is nothing', async address => {
    expect(await findStatic(dist, address)).toEqual({ kind: 'none' })
  })
})
