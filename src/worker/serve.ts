import * as v from 'valibot'
import { isData, isHashed } from '../shared/offline/caches.ts'
import { pageMessage } from '../shared/offline/messages.ts'
import { keepWithin, limits, removeShells } from './bounds.ts'
import { answerData } from './data.ts'
import { answerChanging, answerHashed } from './files.ts'
import { answerNavigation } from './navigation.ts'
import { setPreload } from './preload.ts'
import { keepShell, type Shell, shellName } from './shell.ts'
import { keepVisited } from './visited.ts'

/** Whether the reader has asked the browser to save data; not every browser says. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return v.is(v.object({ saveData: v.literal(true) }), connection)
}

/** The worker: answers for the network where it does not, and keeps what was read. */
export function serve(worker: ServiceWorkerGlobalScope, shell: Shell): void {
  /** One thing is kept at a time. */
  let keeping = Promise.resolve()
  const keepNext = (work: () => Promise<void>) => {
    // A network that is gone is no fault, and the next visit tries again.
    keeping = keeping.then(work).catch(() => undefined)
    return keeping
  }

  const visited = async (path: string, parameters: boolean) => {
    await keepVisited(path, { parameters, saving: savesData(), now: Date.now() })
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const alone = windows.length < 2
    await keepWithin(limits, alone)
    await keepShell(shell)
    if (alone) await removeShells(shellName(shell))
  }

  worker.addEventListener('install', event => event.waitUntil(keepShell(shell)))

  worker.addEventListener('activate', event => {
    // Nothing is removed: an open page may need it.
    const preload = setPreload(worker.registration.navigationPreload, navigator.userAgent)
    event.waitUntil(Promise.all([preload, worker.clients.claim()]))
  })

  worker.addEventListener('message', event => {
    const message = v.safeParse(pageMessage, event.data)
    if (!message.success) return
    const { output } = message
    if (output.type === 'take-over') event.waitUntil(worker.skipWaiting())
    else event.waitUntil(keepNext(() => visited(output.path, output.parameters)))
  })

  worker.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin !== worker.location.origin) return
    if (request.mode === 'navigate') return event.respondWith(answerNavigation(event, shell))
    if (request.method !== 'GET') return
    if (isHashed(pathname)) event.respondWith(answerHashed(request))
    else if (isData(pathname)) event.respondWith(answerData(request, work => event.waitUntil(work)))
    else if (isOfPage(request)) event.respondWith(answerChanging(request))
  })
}

/** What a page shows, from an address whose content may change: a film, an icon. */
const isOfPage = ({ destination }: Request) =>
  /^(?:image|video|track|font|style|script|manifest)$/.test(destination)
