/**
 * Measures the built site against its targets and prints one table. A missed target is not an error, since times depend
 * on the machine.
 *
 *     npm run bench [-- lighthouse lcp tasks next search planner build]
 *         [--locale sv] [--runs 3] [--pairs 9] [--pages 300,3000,10000]
 */
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import { exitWithError } from '../server/exit-with-error.ts'
import { cpuShareRow } from './machine.ts'
import type { Bench, Measure } from './measurement.ts'
import { type Options, type Part, readOptions } from './options.ts'
import { serve } from './serve.ts'
import { type Row, summary, table } from './table.ts'

/** Measured on the built site. They are imported after the build, which they read. */
const siteParts: Partial<Record<Part, () => Promise<{ measure: Measure }>>> = {
  lighthouse: () => import('./lighthouse.ts'),
  lcp: () => import('./lcp.ts'),
  tasks: () => import('./tasks.ts'),
  next: () => import('./next.ts'),
  search: () => import('./search.ts'),
  planner: () => import('./planner.ts'),
}

async function measureParts(options: Options): Promise<Row[]> {
  const rows: Row[] = []
  /** If a part fails, the table says so, and the other parts are still measured. */
  async function measurePart(part: Part, measure: (bench: Bench) => Promise<readonly Row[]>): Promise<void> {
    const progress = (text: string) => console.error(`${part}: ${text}`)
    const found = await measure({ ...options, progress }).catch((fault: Error): Row[] => [
      { what: part, where: 'this part', measured: 'failed', fallsShort: true, why: fault.message },
    ])
    progress(`done\n${table(found)}`)
    rows.push(...found)
  }

  if (options.parts.some(part => part in siteParts)) {
    const executable = ensureChromium()
    // The folder `dist` may be from another commit.
    execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
    const server = await serve('dist')
    try {
      for (const part of options.parts) {
        const load = siteParts[part]
        if (!load) continue
        const browser = await chromium.launch({ executablePath: executable, args: [...chromiumArgs] })
        await measurePart(part, async bench =>
          (await load()).measure({ ...bench, site: server.url, browser, chromium: executable }),
        )
        await browser.close()
      }
    } finally {
      await server.close()
    }
  }
  // It builds copies of the site.
  if (options.parts.includes('build')) await measurePart('build', (await import('./build.ts')).measure)
  return rows
}

try {
  const rows = [cpuShareRow(), ...(await measureParts(readOptions(process.argv.slice(2))))]
  console.log(`${table(rows)}\n\n${summary(rows)}`)
} catch (fault) {
  exitWithError(fault)
}
