import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySite } from '../site-copy.ts'
import { makeBareSite } from './build/bare-site.ts'
import { copiedGuide, copyEntries } from './build/copy-entries.ts'
import { type BuildCost, runBuild } from './build/run-build.ts'
import type { Bench, Measure } from './measurement.ts'
import { median } from './statistics.ts'
import type { Row } from './table.ts'

/** Compared with a bare Astro site of the same Markdown, in the same run. */
const phases = { cold: 6, warm: 2, gibibytes: 2.7 }

/** Builds of a small site are short, so their times vary, and they are repeated this often. */
const roundsOf = (pages: number) => (pages <= 1000 ? 3 : 1)

const cost = ({ seconds, gibibytes }: BuildCost) => `${seconds.toFixed(1)} s, ${gibibytes.toFixed(2)} GiB`

/**
 * Builds of the site with copied entries: with nothing stored, with what the first build stored, and again after a
 * change of one guide; against a bare Astro site of the same Markdown, built with nothing stored before and after them. The
 * ratio of these two is the noise of the run.
 */
export const measure: Measure<Bench> = async ({ pages, progress }) => {
  const rows: Row[] = []
  for (const count of pages) {
    const site = await copySite('build')
    try {
      const content = join(site.folder, 'content')
      copyEntries(content, Math.ceil(count / 3))
      const bareSite = await makeBareSite(content)
      try {
        rows.push(...(await compare(site.folder, bareSite.folder, count, progress)))
      } finally {
        await bareSite.remove()
      }
    } finally {
      await site.remove()
    }
  }
  return rows
}

async function compare(
  site: string,
  bareSite: string,
  pages: number,
  progress: Bench['progress'],
): Promise<Row[]> {
  const where = `${pages} pages`
  const rounds = roundsOf(pages)
  const build = async (what: string, times: number, run: () => Promise<BuildCost>) => {
    const costs: BuildCost[] = []
    while (costs.length < times) {
      progress(`${what}, ${where}, ${costs.length + 1} of ${times}`)
      costs.push(await run())
    }
    return usual(costs)
  }
  const buildBare = () => build('bare Astro', rounds, () => runBuild(bareSite, 'fresh'))
  const before = await buildBare()
  const cold = await build('cold', 1, () => runBuild(site, 'fresh'))
  const warm = await build('warm', rounds, () => runBuild(site, 'kept'))
  const changed = await build('one guide changed', rounds, async () => {
    await appendFile(join(site, 'content', copiedGuide), '\nOne sentence more.\n')
    return runBuild(site, 'kept')
  })
  const after = await buildBare()
  const bare = usual([before, after])
  const itself = (after.seconds / before.seconds).toFixed(2)
  return [
    { what: 'Build, bare Astro', where, measured: `${cost(bare)}; after ours ${itself} × before` },
    against('Build, cold', where, cold, bare, phases.cold),
    against('Build, warm', where, warm, bare, phases.warm),
    against('Build, one guide changed', where, changed, bare, phases.warm),
  ]
}

/** The median time, and the maximum memory. */
const usual = (costs: readonly BuildCost[]): BuildCost => ({
  seconds: median(costs.map(({ seconds }) => seconds)),
  gibibytes: Math.max(...costs.map(({ gibibytes }) => gibibytes)),
})

function against(what: string, where: string, build: BuildCost, bare: BuildCost, limit: number): Row {
  const ratio = build.seconds / bare.seconds
  return {
    what,
    where,
    measured: `${ratio.toFixed(2)} ×: ${cost(build)}`,
    wanted: `≤ ${limit} ×, ≤ ${phases.gibibytes} GiB`,
    fallsShort: ratio > limit || build.gibibytes > phases.gibibytes,
  }
}
