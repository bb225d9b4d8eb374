import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What a build needs, beside the packages. */
const sources = [
  'src',
  'content',
  'public',
  'scripts',
  'functions',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
]

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perrong-build-'))
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  // A folder of links, so that the copy has a build cache of its own.
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir('node_modules'))
    if (!/^\.(astro|vite|cache)/.test(name))
      await symlink(resolve('node_modules', name), join(folder, 'node_modules', name))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

interface Fault {
  readonly what: string
  readonly file?: string
  readonly change?: readonly [from: string | RegExp, to: string]
  readonly env?: Readonly<Record<string, string>>
  /** What the build's words must hold: the file or name, the field, what is allowed. */
  readonly says: readonly string[]
}

const faults: readonly Fault[] = [
  {
    what: 'a currency that is none',
    file: 'content/guides/sweden/guide.yaml',
    change: [/^currency: .*$/m, 'currency: SKR'],
    says: ['content/guides/sweden/guide.yaml', 'currency', 'ISO 4217'],
  },
  {
    what: 'a missing title',
    file: 'content/guides/norway/sv.md',
    change: [/^title: .*\n/m, ''],
    says: ['content/guides/norway/sv.md', 'title'],
  },
  {
    what: 'a field that there is not',
    file: 'content/tips/seat-reservations/tip.yaml',
    change: [/^product: /m, 'colour: red\nproduct: '],
    says: ['content/tips/seat-reservations/tip.yaml', 'colour'],
  },
  {
    what: 'a dead link by name',
    file: 'content/guides/denmark/en.md',
    change: [/$/, '\n[nowhere](guide:atlantis)\n'],
    says: ['content/guides/denmark/en.md', 'guide:atlantis', 'guide:denmark, guide:germany, guide:italy'],
  },
  {
    what: 'a related entry that there is not',
    file: 'content/guides/sweden/guide.yaml',
    change: [/^related:[\s\S]*?(?=^\w)/m, 'related: { routes: [atlantis-express] }\n'],
    says: ['content/guides/sweden', 'related.routes', 'no published entry "atlantis-express"', 'there are:'],
  },
  {
    what: 'a journey of a route that there is not',
    file: 'content/emissions.yaml',
    change: [/route: slowly-to-the-riviera/, 'route: atlantis-express'],
    says: ['content/emissions.yaml', 'route', 'no published entry "atlantis-express"', 'there are:'],
  },
  {
    what: 'a figure that there is not',
    file: 'content/pages/interrail/da.md',
    change: [/$/, '\n{{contries}}\n'],
    says: ['content/pages/interrail/da.md', '{{contries}}', 'countries'],
  },
  {
    what: 'a link by another protocol',
    file: 'content/pages/about-us/en.md',
    change: [/$/, '\n[run](javascript:alert)\n'],
    says: ['content/pages/about-us/en.md', 'javascript:alert', 'https://'],
  },
  {
    what: 'a link in HTML by another protocol',
    file: 'content/pages/about-us/en.md',
    change: [/$/, '\n<a href="javascript:alert(1)">run</a>\n'],
    says: ['content/pages/about-us/en.md', 'javascript:alert(1)', 'https://'],
  },
  {
    what: 'a frame in a text',
    file: 'content/guides/norway/sv.md',
    change: [/$/, '\n<iframe src="https://elsewhere.example"></iframe>\n'],
    says: ['content/guides/norway/sv.md', '<iframe>', 'allowed'],
  },
  {
    what: 'a wrong configuration value',
    env: { PUBLIC_GTM_ID: 'UA-1' },
    says: ['PUBLIC_GTM_ID="UA-1"', 'not a valid GTM-ID', 'GTM-'],
  },
  {
    what: 'an account site whose tokens cannot be opened',
    env: { PUBLIC_ACCOUNT_URL: 'https://account.example' },
    says: ['PUBLIC_TOKEN_KEY', 'passphrase'],
  },
  {
    what: 'half a widget',
    env: { PUBLIC_WIDGET_MAIN_URL: 'https://widget.example' },
    says: ['PUBLIC_WIDGET_SCRIPTS_URL', 'PUBLIC_WIDGET_MAIN_URL', 'both'],
  },
  {
    what: 'a domain with a scheme',
    env: { PUBLIC_DOMAIN_SV: 'https://perrong.example' },
    says: ['PUBLIC_DOMAIN_SV', 'host name alone'],
  },
]

/** Runs the build and gives its exit code and all it wrote. */
async function build(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1', ...env },
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const code = await new Promise(done => child.once('close', done))
  return { code, output }
}

test.each(faults)(
  '$what stops the build and says where and what is allowed',
  { timeout: 120_000 },
  async fault => {
    const path = fault.file && join(folder, fault.file)
    const before = path ? await readFile(path, 'utf8') : ''
    if (path && fault.change) {
      const after = before.replace(...fault.change)
      expect(after, 'the fault was put in').not.toBe(before)
      await writeFile(path, after)
    }
    try {
      const { code, output } = await build(fault.env)
      expect(code).not.toBe(0)
      for (const words of fault.says) expect(output).toContain(words)
    } finally {
      if (path) await writeFile(path, before)
    }
  },
)
