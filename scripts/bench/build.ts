import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySite } from '../site-copy.ts'
import { makeBareSite } from './build/bare-site.ts'
import { copiedGuide, copyEntries } from './build/copy-entries.ts'
import { type BuildCost, runBuild } from './build/run-build.ts'
import { asRatio, type Measure, median, type Row } from './measurement.ts'

const mostGibibytes = 2.7

/**
 * Builds of the site with copied entries: with nothing stored, with what the first build stored, and again after a
 * change of one guide; against a bare Astro site of the same Markdown, built with nothing stored before and after them.
 * The ratio of these two is the noise of the run.
 */
export const measure: Measure = async ({ pages, progress }) => {
  const rows: Row[] = []
  for (const count of pages) {
    await using cleanup = new AsyncDisposableStack()
    const site = cleanup.adopt(await copySite('build'), copy => copy.remove())
    const content = join(site.folder, 'content')
    copyEntries(content, Math.ceil(count / 3))
    const bareSite = cleanup.adopt(await makeBareSite(content), copy => copy.remove())
    // Builds of a small site are short, so their times vary, and they are repeated.
    const rounds = count <= 1000 ? 3 : 1
    const build = async (what: string, times: number, run: () => Promise<BuildCost>) => {
      const costs: BuildCost[] = []
      while (costs.length < times) {
        progress(`${what}, ${count} pages, ${costs.length + 1} of ${times}`)
        costs.push(await run())
      }
      return usual(costs)
    }
    const buildBare = () => build('bare Astro', rounds, () => runBuild(bareSite.folder, 'fresh'))
    const before = await buildBare()
    const cold = await build('cold', 1, () => runBuild(site.folder, 'fresh'))
    const warm = await build('warm', rounds, () => runBuild(site.folder, 'kept'))
    const changed = await build('one guide changed', rounds, async () => {
      await appendFile(join(content, copiedGuide), '\nOne sentence more.\n')
      return runBuild(site.folder, 'kept')
    })
    const after = await buildBare()
    const bare = usual([before, after])
    const row = (what: string, own: BuildCost, limit: number): Row => ({
      what: `Build of ${count} pages ÷ bare Astro’s, ${what}`,
      measured: `${asRatio(own.seconds / bare.seconds)}: ${costText(own)}`,
      target: `≤ ${limit} ×, ≤ ${mostGibibytes} GiB`,
      isMissed: own.seconds / bare.seconds > limit || own.gibibytes > mostGibibytes,
    })
    const noise = `after ours ÷ before ${asRatio(after.seconds / before.seconds)}`
    rows.push(
      { what: `Build of ${count} pages, bare Astro`, measured: `${costText(bare)}; ${noise}` },
      row('cold', cold, 6),
      row('warm', warm, 2),
      row('one guide changed', changed, 2),
    )
  }
  return rows
}

/** The median time, and the maximum memory. */
const usual = (costs: readonly BuildCost[]): BuildCost => ({
  seconds: median(costs.map(({ seconds }) => seconds)),
  gibibytes: Math.max(...costs.map(({ gibibytes }) => gibibytes)),
})

const costText = ({ seconds, gibibytes }: BuildCost) => `${seconds.toFixed(1)} s, ${gibibytes.toFixed(2)} GiB`
