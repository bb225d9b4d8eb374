import { z } from 'astro/zod'
import { stringify } from 'yaml'
import { locales } from '../../i18n/locales.ts'
import { type EntryKind, entryKinds, entryShapes } from '../entry-shapes.ts'
import { id } from '../fields.ts'
import { checkContent, type Report } from '../rules/check-content.ts'
import type { Fault } from '../rules/fault.ts'
import { readSource, type SourceFile } from '../rules/source-file.ts'
import { BackendError, fetchJson } from './fetch-json.ts'

/** A backend's response: the fields of each entry's own file, and of each text with its Markdown. */
const answer = z.array(
  z.looseObject({ id, texts: z.partialRecord(z.enum(locales), z.looseObject({ body: z.string() })) }),
)

/** The content of a backend, as files that an editor could have written. */
export interface Backend {
  readonly files: readonly SourceFile[]
  /** The address from which a file came, by the file's path. */
  readonly addresses: ReadonlyMap<string, string>
}

export const noBackend: Backend = { files: [], addresses: new Map() }

/**
 * All entries of a content backend: `GET {base}/{kind}.json` for each kind of entry. Their fields are not checked here,
 * but by the same rules as files.
 *
 * @throws BackendError with the address and the reason
 */
export async function readBackend(base: string, { timeoutMs = 20_000 } = {}): Promise<Backend> {
  const kinds = await Promise.all(
    entryKinds.map(async kind => {
      const address = `${base.replace(/\/$/, '')}/${kind}.json`
      return { address, files: filesOf(kind, address, await fetchJson(address, timeoutMs)) }
    }),
  )
  return {
    files: kinds.flatMap(({ files }) => files),
    addresses: new Map(kinds.flatMap(({ address, files }) => files.map(({ path }) => [path, address]))),
  }
}

function filesOf(kind: EntryKind, address: string, json: unknown): SourceFile[] {
  const read = answer.safeParse(json)
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
    )
    throw new BackendError(
      `${address}: must be a list of entries with id, fields, and texts by language with body; ${faults.join('; ')}`,
    )
  }
  const seen = new Set<string>()
  return read.data.flatMap(({ id: name, texts, ...facts }) => {
    if (seen.has(name))
      throw new BackendError(`${address}: "${name}" is listed twice; each id must be unique`)
    seen.add(name)
    const folder = `content/${kind}/${name}`
    return [
      readSource(`${folder}/${entryShapes[kind].file}.yaml`, stringify(facts)),
      ...Object.entries(texts).map(([locale, { body, ...front }]) =>
        readSource(`${folder}/${locale}.md`, `---\n${stringify(front)}---\n${body}\n`),
      ),
    ]
  })
}

/** The files that a backend adds; a local file with the same path takes precedence. */
export function filesToAdd({ files }: Backend, own: readonly SourceFile[]): SourceFile[] {
  const paths = new Set(own.map(({ path }) => path))
  return files.filter(({ path }) => !paths.has(path))
}

/** Adds the backend's address to a fault in one of its files. */
export function withBackendAddress(
  { addresses }: Backend,
  added: readonly SourceFile[],
): (fault: Fault) => Fault {
  const paths = new Set(added.map(({ path }) => path))
  return fault => {
    const address = paths.has(fault.path) && addresses.get(fault.path)
    return address ? { ...fault, path: `${address} ${fault.path.split('/').slice(2).join('/')}` } : fault
  }
}

/** Checks the local files together with a backend's. */
export function checkWithBackend(
  own: readonly SourceFile[],
  backend: Backend,
  options: Parameters<typeof checkContent>[1],
): Report {
  const added = filesToAdd(backend, own)
  const named = withBackendAddress(backend, added)
  const report = checkContent([...own, ...added], options)
  return { ...report, faults: report.faults.map(named), notes: report.notes.map(named) }
}
