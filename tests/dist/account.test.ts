import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configuredDist } from '../../scripts/configured-site.ts'
import { dist } from './built-pages.ts'

/** Words that nothing but the hand-over and the account menu has. A clear address is every site's. */
const marks = ['auth_token', 'forControl', 'account-asked', 'data-account-menu', 'myRefresh']

const holding = (folder: string) =>
  marks.filter(mark =>
    globSync('**/*.{js,html}', { cwd: folder }).some(file =>
      readFileSync(join(folder, file), 'utf8').includes(mark),
    ),
  )

test('a site with no account has nothing of the hand-over', () => {
  expect(holding(dist)).toEqual([])
})

test.runIf(existsSync(configuredDist))('a site with an account has all of it', () => {
  expect(holding(configuredDist)).toEqual(marks)
})
