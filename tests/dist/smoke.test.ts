import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../scripts/server/start-server.ts'
import { fetchFrom } from '../../scripts/smoke/ask.ts'
import { checkPage } from '../../scripts/smoke/pages.ts'
import type { Result } from '../../scripts/smoke/result.ts'
import { runSmoke } from '../../scripts/smoke/run-smoke.ts'
import { attributes } from '../support/html.ts'
import { dist, pageAt } from './built-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'smoke-'))
const broken = join(folder, 'dist')
const perSecond = Number.POSITIVE_INFINITY

const serve = (site: string, functionsDir: string) =>
  startServer({
    dist: site,
    functionsDir,
    port: 0,
    blobsDir: join(folder, `${site === dist}`),
    env: { MAIL_DIR: join(folder, 'mail') },
  })

const change = (file: string, by: (text: string) => string) => {
  const path = join(broken, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, by(before))
  expect(readFileSync(path, 'utf8'), file).not.toBe(before)
}
const remove = (file: string) => rmSync(join(broken, file))
const replace = (file: string, from: string | RegExp, to: string) =>
  change(file, text => text.replace(from, to))

const filesOf = (path: string): string[] => Object.keys(JSON.parse(read(`${path}/_payload.json`)).files)
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const font = filesOf('').find(path => path.endsWith('.woff2')) ?? ''
const pdf = filesOf('/digital-content').find(path => path.endsWith('.pdf')) ?? ''
const picture = filesOf('/guide-detail/sweden').find(path => path.startsWith('/pictures/')) ?? ''
const preview = new URL(
  attributes(pageAt('/about-us')?.html ?? '', 'meta[property="og:image"]', 'content')[0] ?? '',
)
/** A script of the checkout that the start page neither names nor loads. */
const script = filesOf('/checkout').find(path => path.endsWith('.js') && !filesOf('').includes(path)) ?? ''

/** Faults of a deploy, each planted in a copy of the site, and the message of the smoke test. */
const planted: readonly { what: string; plant: () => void; says: Result }[] = [
  {
    what: 'a guide that is gone',
    plant: () => remove('guide-detail/norway.html'),
    says: { what: 'Pages, en', where: '/guide-detail/norway', faults: ['answered 404'] },
  },
  {
    what: 'an inline script that was altered',
    plant: () => replace('da/om-os.html', /<script>/, '<script>void 0;'),
    says: {
      what: 'Pages, da',
      where: '/da/om-os',
      faults: ['has an inline script or style that was changed after the build'],
    },
  },
  {
    what: 'a page that is cut off',
    plant: () => change('taxi.html', text => text.slice(0, -200)),
    says: { what: 'Pages, en', where: '/taxi', faults: ['is cut off'] },
  },
  {
    what: 'a script that the start page does not use',
    plant: () => change(script, text => `${text}\n// changed`),
    says: { what: 'Scripts and styles', where: script, faults: ['is not the file that was built'] },
  },
  {
    what: 'a font that is gone',
    plant: () => remove(font),
    says: { what: 'Fonts', where: font, faults: ['answered 404'] },
  },
  {
    what: 'a PDF that is gone',
    plant: () => remove(pdf),
    says: { what: 'Downloads', where: pdf, faults: ['answered 404'] },
  },
  {
    what: 'a picture that is gone',
    plant: () => remove(picture),
    says: { what: 'Pictures', where: picture, faults: ['answered 404'] },
  },
  {
    what: 'a picture of link previews that is empty',
    plant: () => change(preview.pathname, () => ''),
    says: {
      what: 'Pictures of link previews',
      where: preview.pathname,
      faults: ['is not the file that was built'],
    },
  },
  {
    what: 'a 404 that is answered 200',
    plant: () => replace('_redirects', '/da/* /da/404 404', '/da/* /da/404 200'),
    says: { what: 'Missing addresses', where: '/da/no-such-page-of-ours', faults: ['answered 200, not 404'] },
  },
  {
    what: 'a policy that allows too much',
    plant: () =>
      change(
        '_headers',
        text => `${text}\n/sv/om-oss\n  Content-Security-Policy: script-src 'unsafe-inline'\n`,
      ),
    says: {
      what: 'Pages, sv',
      where: '/sv/om-oss',
      faults: [
        'has a policy that allows what it does not name',
        'has a policy that allows unsafe code',
        'has an inline script or style that was changed after the build',
      ],
    },
  },
  {
    what: 'a redirect that is gone',
    plant: () => replace('_redirects', /^\/guide-detail\/sverige .*\n/m, ''),
    says: { what: 'Redirects', where: '/guide-detail/sverige', faults: ['answered 404, not 301'] },
  },
  {
    what: 'a feed that is broken',
    plant: () => change('sv/feed.xml', text => text.slice(0, -30)),
    says: { what: 'Files for machines', where: '/sv/feed.xml', faults: ['is not valid'] },
  },
  {
    what: 'an address of another host in the sitemap',
    plant: () => replace('sitemap-0.xml', /<loc>[^<]*\/about-us</, '<loc>https://perrong.example/about-us<'),
    says: {
      what: 'Sitemap',
      where: '/sitemap-0.xml',
      faults: ['lists https://perrong.example/about-us, which is on another host'],
    },
  },
  {
    what: 'a form that fails',
    plant: () => {
      mkdirSync(join(folder, 'functions/mail-send'), { recursive: true })
      writeFileSync(
        join(folder, 'functions/mail-send/index.ts'),
        "export default () => new Response('out of order', { status: 500 })\nexport const config = { path: '/mail/send' }\n",
      )
      // The other function that is called is the site's own.
      mkdirSync(join(folder, 'functions/form-sent'))
      writeFileSync(
        join(folder, 'functions/form-sent/index.ts'),
        `export { config, default } from '${pathToFileURL(resolve('functions/form-sent/index.ts'))}'\n`,
      )
    },
    says: {
      what: 'An empty form is refused',
      where: '/mail/send',
      faults: ['answered 500: out of order', 'names no fields', 'has no security headers'],
    },
  },
]

let found: readonly Result[]
const faulty = (results: readonly Result[]) => results.filter(({ faults }) => faults.length > 0)
const running: RunningServer[] = []

beforeAll(async () => {
  cpSync(dist, broken, { recursive: true })
  for (const { plant } of planted) plant()
  const server = await serve(broken, join(folder, 'functions'))
  running.push(server)
  found = faulty(await runSmoke(server.url, { perSecond }))
}, 240_000)
afterAll(async () => {
  for (const server of running) await server.close()
  rmSync(folder, { recursive: true })
})

test.each(planted)('$what is found', ({ says }) => expect(found).toContainEqual(says))

test('the smoke test reports nothing beyond the planted faults', () => {
  const isPlanted = (result: Result) =>
    planted.some(({ says }) => says.what === result.what && says.where === result.where)
  expect(found.filter(result => !isPlanted(result))).toEqual([])
})

test('a missing header is found', async () => {
  replace('_headers', /\n {2}Referrer-Policy: .*/, '')
  const server = await serve(broken, join(folder, 'functions'))
  running.push(server)
  const { result } = await checkPage('/about-us', fetchFrom(server.url, perSecond))
  expect(result.faults).toEqual(['has no Referrer-Policy'])
})

test('a correct site passes every check, including a message', { timeout: 240_000 }, async () => {
  const server = await serve(dist, 'functions')
  running.push(server)
  const results = await runSmoke(server.url, { email: 'smoke@perrong.example', perSecond })
  expect(faulty(results)).toEqual([])
  expect(readdirSync(join(folder, 'mail')).length).toBeGreaterThan(0)
})

test('every check reports an address without a server', async () => {
  const results = await runSmoke('http://localhost:1', { perSecond })
  expect(results.length).toBeGreaterThan(0)
  expect(results.filter(({ faults }) => faults.length === 0)).toEqual([])
})
