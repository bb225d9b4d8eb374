import { mapTogether } from '../../src/shared/map-together.ts'
import type { Row } from '../bench/table.ts'
import { firstLine } from '../server/fail.ts'
import { type Ask, askAt, type Check } from './check.ts'
import { fileChecks } from './file-checks.ts'
import { formChecks } from './form-checks.ts'
import { notFoundChecks, pageChecks, redirectChecks } from './page-checks.ts'

/**
 * Asks a deployed site for one page of each kind in each language, for what is missing, redirects, headers, files, and a form.
 *
 * @param site its address, without a path
 * @param email whom a real message is sent from; without it none is
 * @returns a row for each check
 */
export async function runSmoke(site: string, email?: string): Promise<Row[]> {
  const ask = askAt(site)
  const checks = [
    ...pageChecks(await listedPaths(ask)),
    ...notFoundChecks,
    ...redirectChecks,
    ...fileChecks,
    ...formChecks(site, email),
  ]
  return mapTogether(checks, check => rowOf(check, ask))
}

async function rowOf({ what, where, run }: Check, ask: Ask): Promise<Row> {
  const fault = await run(ask).catch(reason => `was not answered: ${firstLine(reason)}`)
  return { what, where, measured: fault ?? 'well', fallsShort: fault !== undefined }
}

/** The paths of every page in the sitemap. What of it is not there or cannot be read names none, which checks of their own tell. */
async function listedPaths(ask: Ask): Promise<string[]> {
  const paths = async (path: string) => {
    const { text } = await ask(path)
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const pathsIfAny = (path: string) => paths(path).catch(() => [])
  return (await mapTogether(await pathsIfAny('/sitemap-index.xml'), pathsIfAny)).flat()
}
