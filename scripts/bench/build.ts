import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySite } from '../site-copy.ts'
import { makeBareSite } from './build/bare-site.ts'
import { madeGuide, writeEntries } from './build/entries.ts'
import { type BuildCost, runBuild } from './build/run-build.ts'
import type { MeasureMachine } from './measurement.ts'
import type { Row } from './table.ts'

/** Against a bare Astro site of the same Markdown, in the same run. */
const wanted = { cold: 6, warm: 2, gibibytes: 2.5 }

const cost = ({ seconds, gibibytes }: BuildCost) => `${seconds.toFixed(1)} s, ${gibibytes.toFixed(2)} GiB`

/**
 * Builds of the site with generated entries: with nothing kept, with what the first build kept, and so after a change of
 * one guide; beside a bare Astro site of the same Markdown, built once with nothing kept.
 */
export const measure: MeasureMachine = async ({ pages, progress }) => {
  const site = await copySite('build')
  try {
    const content = join(site.folder, 'content')
    await writeEntries(content, Math.ceil(pages / 3))
    const bareSite = await makeBareSite(content)
    try {
      progress(`bare Astro, ${pages} pages`)
      const bare = await runBuild(bareSite.folder)
      progress(`cold, ${pages} pages`)
      const cold = await runBuild(site.folder)
      progress(`warm, ${pages} pages`)
      const warm = await runBuild(site.folder)
      await appendFile(join(content, madeGuide), '\nOne sentence more.\n')
      progress(`one guide changed, ${pages} pages`)
      const changed = await runBuild(site.folder)
      const where = `${pages} pages`
      return [
        { what: 'Build, bare Astro', where, measured: cost(bare) },
        against('Build, cold', where, cold, bare, wanted.cold),
        against('Build, warm', where, warm, bare, wanted.warm),
        against('Build, one guide changed', where, changed, bare, wanted.warm),
      ]
    } finally {
      await bareSite.remove()
    }
  } finally {
    await site.remove()
  }
}

function against(what: string, where: string, build: BuildCost, bare: BuildCost, limit: number): Row {
  const ratio = build.seconds / bare.seconds
  return {
    what,
    where,
    measured: `${ratio.toFixed(2)} ×: ${cost(build)}`,
    wanted: `≤ ${limit} ×, ≤ ${wanted.gibibytes} GiB`,
    fallsShort: ratio > limit || build.gibibytes > wanted.gibibytes,
  }
}
