import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { headersFor, parseHeaders } from '../../src/server/header-rules.ts'
import { dist } from './built-pages.ts'

const rulesOf = (folder: string) => parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))

test('without a repository nothing of the editor’s page is in a build, and no page leads to it', () => {
  const files = globSync('**/*.{html,js,json,xml}', { cwd: dist })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => readFileSync(join(dist, file), 'utf8').includes('/admin/'))).toEqual([])
  expect(existsSync(join(dist, 'admin'))).toBe(false)
  expect(rulesOf(dist).some(({ path }) => path.startsWith('/admin'))).toBe(false)
})

const configured = testBuilds.configured.dist

describe.runIf(existsSync(configured))('with a repository', () => {
  const policyOf = (path: string) => headersFor(rulesOf(configured), path)['content-security-policy'] ?? ''

  test('the editor’s page may reach the site and the repository, and no other page may', () => {
    for (const path of ['/admin', '/admin/', '/admin/editor.js']) {
      expect(policyOf(path)).toContain("script-src 'self';")
      expect(policyOf(path).match(/https:\/\/[\w.*-]+/g)).toEqual([
        'https://avatars.githubusercontent.com',
        'https://api.github.com',
      ])
    }
    expect(policyOf('/about-us')).not.toContain('github')
  })

  test('it names no file that is not there, and none elsewhere', () => {
    const html = readFileSync(join(configured, 'admin/index.html'), 'utf8')
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter(path => !existsSync(join(configured, path)))).toEqual([])
  })

  test('no page of the site has a script, a style or a word of it', () => {
    const pages = globSync('**/*.html', { cwd: configured, exclude: ['admin/**'] })
    const naming = pages.filter(page => readFileSync(join(configured, page), 'utf8').includes('/admin/'))
    // The contact page offers it to whoever has opened it before.
    expect(naming.sort()).toEqual(['contact-us.html', 'da/kontakt-os.html', 'sv/kontakta-oss.html'])
  })
})
