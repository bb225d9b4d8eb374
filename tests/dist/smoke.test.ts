import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../scripts/server/start-server.ts'
import { runSmoke } from '../../scripts/smoke/run-smoke.ts'
import { attributes } from '../support/html.ts'
import { dist, pageAt } from './built-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'smoke-'))
const broken = join(folder, 'broken')
let well: RunningServer
let faulty: RunningServer

const serve = (site: string) =>
  startServer({
    dist: site,
    functionsDir: 'functions',
    port: 0,
    blobsDir: join(folder, `${site === dist}`),
    env: { MAIL_DIR: join(folder, 'mail') },
  })

const change = (file: string, by: (text: string) => string) => {
  const path = join(broken, file)
  writeFileSync(path, by(readFileSync(path, 'utf8')))
}

beforeAll(async () => {
  cpSync(dist, broken, { recursive: true })
  // A page is missing, a header is gone, and something on the way has changed a script.
  rmSync(join(broken, 'sv/om-oss.html'))
  change('_headers', text => text.replace(/\n {2}Referrer-Policy: .*/, ''))
  change(script, text => `${text}\n// changed`)
  well = await serve(dist)
  faulty = await serve(broken)
})
afterAll(async () => {
  await well.close()
  await faulty.close()
  rmSync(folder, { recursive: true })
})

/** The script of every page. */
const [script = ''] = attributes(pageAt('/')?.html ?? '', 'script[src]', 'src')

const broke = async (site: string, email?: string) =>
  (await runSmoke(site, email))
    .filter(row => row.fallsShort)
    .map(({ what, measured }) => `${what}: ${measured}`)

test('a site that stands passes every check, a message with it', async () => {
  expect(await broke(well.url, 'smoke@perrong.example')).toEqual([])
  expect(readdirSync(join(folder, 'mail')).length).toBeGreaterThan(0)
})

test('three faults of a deploy are found and named, and nothing else is', async () => {
  expect(await broke(faulty.url)).toEqual([
    'Page about-us, sv: answered 404',
    'Security headers: has no Referrer-Policy',
    'Security headers: has no Referrer-Policy',
    `Scripts as built, kept for a year: ${script} is not the file that was built`,
  ])
})

test('an address where nothing answers is said so by every check', async () => {
  const rows = await runSmoke('http://localhost:1')
  expect(rows.every(row => row.fallsShort)).toBe(true)
})
