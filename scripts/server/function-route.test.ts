import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFunctions } from './function-files.ts'
import { findFunction, loadFunction } from './function-route.ts'

const file = { name: 'mail', file: join(process.cwd(), 'functions/mail/index.ts') }
const load = (loaded: unknown) => loadFunction(file, async () => loaded)
const handler = () => new Response()

describe('listFunctions', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'functions-'))
    const files = [
      'flat.ts',
      'flat.test.ts',
      'types.d.ts',
      'tsconfig.json',
      'mail/index.ts',
      'mail/handler.ts',
      'same/same.mts',
      'helpers/a.ts',
    ]
    for (const name of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), '')
    }
  })

  it('finds what the host deploys: flat files and folders with a main file, without tests and helpers', async () => {
    expect(await listFunctions(folder)).toEqual([
      { name: 'flat', file: join(folder, 'flat.ts') },
      { name: 'mail', file: join(folder, 'mail/index.ts') },
      { name: 'same', file: join(folder, 'same/same.mts') },
    ])
  })

  it('finds none in a missing folder', async () => {
    expect(await listFunctions(join(folder, 'none'))).toEqual([])
  })
})

describe('findFunction', () => {
  it.each([
    [{ path: '/mail/send' }, 'POST', '/mail/send', {}],
    [{ path: '/mail/send' }, 'POST', '/mail/send/', {}],
    [{ path: ['/a', '/b/:id'], method: 'get' }, 'GET', '/b/7', { id: '7' }],
    [{ path: '/a/*', method: ['GET', 'POST'] }, 'POST', '/a/b/c', { 0: 'b/c' }],
    [undefined, 'GET', '/.netlify/functions/mail', {}],
  ])('with config %j answers %s %s', async (config, method, path, params) => {
    const route = await load({ default: handler, config })
    expect(findFunction([route], method, path)).toEqual({ route, params })
  })

  it.each([
    [{ path: '/mail/send' }, 'POST', '/mail'],
    [{ path: '/mail/send' }, 'POST', '/.netlify/functions/mail'],
    [{ path: '/mail/send', method: 'POST' }, 'GET', '/mail/send'],
    [{ schedule: '* * * * *' }, 'GET', '/.netlify/functions/mail'],
  ])('with config %j ignores %s %s', async (config, method, path) => {
    expect(findFunction([await load({ default: handler, config })], method, path)).toBeUndefined()
  })
})

describe('loadFunction', () => {
  it.each([
    [{}, 'has no default export that is a function'],
    [{ default: handler, config: { path: 7 } }, 'config.path is neither a path nor a list of paths'],
    [{ default: handler, config: { path: 'mail' } }, 'config.path "mail" does not begin with a slash'],
    [{ default: handler, config: { schedule: 'often' } }, 'config.schedule is not a cron expression'],
    [{ default: handler, config: { schedule: '0 * * * * *' } }, 'config.schedule is not a cron expression'],
    [
      { default: handler, config: { schedule: '@daily', path: '/a' } },
      'has a schedule, so it can have no path',
    ],
    [
      { default: handler, config: { method: [1] } },
      'config.method is neither a method nor a list of methods',
    ],
  ])('refuses %j with the file and the reason', async (loaded, reason) => {
    await expect(load(loaded)).rejects.toThrow(`functions/mail/index.ts: ${reason}`)
  })

  it('reduces a load error to its first line', async () => {
    const broken = loadFunction(file, async () => {
      throw new SyntaxError('Unexpected token\n  at line 3')
    })
    await expect(broken).rejects.toThrow(/^functions\/mail\/index.ts: does not load: Unexpected token$/)
  })
})
