/**
 * Measures the built site against what it must reach, and prints one table. Falling short is no failure: times
 * depend on the machine.
 *
 *     npm run bench [-- weights lighthouse lcp cls search questions] [--locale sv] [--runs 3] [--pairs 9]
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import { fail } from '../server/fail.ts'
import { machineRow } from './machine.ts'
import type { Measure } from './measurement.ts'
import { type Part, readOptions } from './options.ts'
import { serve } from './serve.ts'
import { type Row, summary, table } from './table.ts'

/** Loaded when asked for: they read the build, which may have to be made first. */
const measurements: Readonly<Record<Part, () => Promise<{ measure: Measure }>>> = {
  weights: () => import('./weights.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  lcp: () => import('./lcp.ts'),
  cls: () => import('./cls.ts'),
  search: () => import('./search.ts'),
  questions: () => import('./questions.ts'),
}

try {
  const { parts, ...options } = readOptions(process.argv.slice(2))
  const executablePath = ensureChromium()
  if (!existsSync('dist')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
  const server = await serve('dist')
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] })
  const rows: Row[] = [machineRow()]
  try {
    for (const part of parts) {
      const { measure } = await measurements[part]()
      const progress = (text: string) => console.error(`${part}: ${text}`)
      rows.push(
        ...(await measure({ site: server.url, browser, chromium: executablePath, progress, ...options })),
      )
    }
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(`${table(rows)}\n\n${summary(rows)}`)
} catch (fault) {
  fail(fault)
}
