import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { all } from '../support/html.ts'
import { pagesOf } from './built-pages.ts'
import { inlineScript } from './page-weight.ts'

// The further builds are made by `npm test`; without them, only the first is looked at.
const builds = Object.values(testBuilds).flatMap(({ dist }) => (existsSync(dist) ? [dist] : []))

test.each(builds)(
  'in %s the pages with a date or a time field, and no others, have the browser make it ready',
  folder => {
    const pages = pagesOf(folder)
    const asking = pages.filter(({ html }) => all(html, 'input:is([type=date], [type=time])').length > 0)
    const readying = pages.filter(({ html }) =>
      /\["date",\s*"time"\]|\[`date`,\s*`time`\]/.test(inlineScript(html)),
    )
    expect(asking).not.toEqual([])
    expect(readying.map(({ path }) => path)).toEqual(asking.map(({ path }) => path))
  },
)
