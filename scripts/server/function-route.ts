import { relative } from 'node:path'
import { CronPattern } from 'croner'
import { firstLine } from './exit-with-error.ts'
import type { FunctionFile } from './function-files.ts'
import { StartError } from './start-error.ts'

/** What the host gives a function besides the request: the fields that this project uses. */
export interface FunctionContext {
  /** The address of the client. */
  readonly ip: string
  readonly requestId: string
  /** Values of the placeholders in `config.path`. */
  readonly params: Readonly<Record<string, string>>
  readonly site: { readonly url: string }
  readonly deploy: { readonly context: string }
  /** Lets work continue after the response; its faults are logged. */
  waitUntil(work: Promise<unknown>): void
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Response | Promise<Response>

/** A loaded function and the requests it answers. */
export interface FunctionRoute {
  readonly name: string
  readonly handler: FunctionHandler
  readonly paths: readonly URLPattern[]
  /** Upper-case; empty means every method. */
  readonly methods: readonly string[]
  /** A cron expression in UTC, for a scheduled function, which has no address. */
  readonly schedule: string | undefined
}

/**
 * Loads a function: its default export, and path and method from its `config`. Without a path it has the host's default
 * address; a scheduled function has no address.
 *
 * @param load imports a file: Node's own import, or the development server's
 * @throws StartError with the file and the reason, and as its cause what the import threw
 */
export async function loadFunction(
  { name, file }: FunctionFile,
  load: (file: string) => Promise<unknown>,
): Promise<FunctionRoute> {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new StartError(`${relative(process.cwd(), file)}: ${reason}`, { cause })
  }
  const loaded = await load(file).catch(fault => refuse(`does not load: ${firstLine(fault)}`, fault))
  const { default: handler, config = {} } = asRecord(loaded)
  if (!isHandler(handler)) return refuse('has no default export that is a function')

  const { path, method, schedule } = asRecord(config)
  const paths = list(path) ?? refuse('config.path is neither a path nor a list of paths')
  const methods = list(method) ?? refuse('config.method is neither a method nor a list of methods')
  const wrong = paths.find(pathname => !pathname.startsWith('/'))
  if (wrong !== undefined) refuse(`config.path "${wrong}" does not begin with a slash`)
  if (schedule !== undefined && !isCron(schedule)) return refuse('config.schedule is not a cron expression')
  if (schedule !== undefined && paths.length > 0) refuse('has a schedule, so it can have no path')
  if (paths.length === 0 && schedule === undefined) paths.push(`/.netlify/functions/${name}`)
  return {
    name,
    handler,
    paths: paths.map(pathname => new URLPattern({ pathname })),
    methods: methods.map(value => value.toUpperCase()),
    schedule,
  }
}

/** The function for a request, and the values of its path's placeholders. */
export function findFunction(
  routes: readonly FunctionRoute[],
  method: string,
  pathname: string,
): { route: FunctionRoute; params: Record<string, string> } | undefined {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  for (const route of routes) {
    if (route.methods.length > 0 && !route.methods.includes(method)) continue
    for (const pattern of route.paths) {
      const groups = pattern.exec({ pathname: path })?.pathname.groups
      if (groups) {
        const params = Object.entries(groups).flatMap(([name, value]) => (value ? [[name, value]] : []))
        return { route, params: Object.fromEntries(params) }
      }
    }
  }
  return undefined
}

const isHandler = (value: unknown): value is FunctionHandler => typeof value === 'function'

function isCron(value: unknown): value is string {
  try {
    return typeof value === 'string' && Boolean(new CronPattern(value, 'UTC', { mode: '5-part' }))
  } catch {
    return false
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function list(value: unknown): string[] | undefined {
  const items: unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value]
  return items.every(item => typeof item === 'string') ? items : undefined
}
