import type { ComponentType } from 'react'
import { readLanguages } from '../../client/read-languages.ts'
import { hydratedEvent } from '../../shared/hydrated-event.ts'
import { replayHeldClicks, replayRememberedClick, submitHeldForms } from './held-clicks.ts'

/**
 * A chunk that came. Once the reload guard has answered a failure, the bundler's loader resolves with nothing. It is
 * waited for here: a `then` behind an import is moved into the loader, where it would be before that answer.
 */
const requireChunk = async <Chunk>(coming: Promise<Chunk | undefined>): Promise<Chunk> =>
  (await coming) ?? Promise.reject()

const interactions = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click', 'submit']

/** The file of an island's component. */
export interface IslandModule<Props> {
  readonly default: ComponentType<Props>
}

interface HydrationOptions {
  /** Wakes them without a touch, where they have something to show that the HTML cannot know. */
  readonly immediately?: boolean
  /** They show sums, dates or names from `Intl`, which gets ready while they are loaded. */
  readonly usesIntl?: boolean
}

/**
 * Hydrates the islands of a name, each on its first touch. Its host says how far it is (`data-hydration`): `idle`,
 * `hydrating`, `hydrated`. Fields keep what was typed, as the browser does.
 *
 * @param name what `data-island` of the host says
 * @param load imports the component; its props are the JSON of `data-props`
 * @returns what ends it for those that sleep
 */
export function hydrateOnInteraction<Props extends object>(
  name: string,
  load: () => Promise<IslandModule<Props>>,
  options: HydrationOptions = {},
): () => void {
  const leaving = new AbortController()
  for (const host of document.querySelectorAll<HTMLElement>(`[data-island=${name}]`))
    waitForInteraction(host, load, leaving.signal, options)
  return () => leaving.abort()
}

function waitForInteraction<Props extends object>(
  host: HTMLElement,
  load: () => Promise<IslandModule<Props>>,
  teardown: AbortSignal,
  { immediately, usesIntl }: HydrationOptions,
): void {
  const listeners = new AbortController()
  const { signal } = listeners
  const setState = (state: 'idle' | 'hydrating' | 'hydrated') => {
    host.dataset['hydration'] = state
  }

  /** What a form asks only where no script sends it is shown (`without-script`). */
  function showNative(on: boolean): void {
    for (const form of host.querySelectorAll('form')) form.toggleAttribute('data-native', on)
  }

  async function hydrateHost(): Promise<void> {
    if (host.dataset['hydration'] !== 'idle') return
    setState('hydrating')
    const coming = [
      requireChunk(import('./hydrate.ts')),
      requireChunk(load()),
      usesIntl && readLanguages(),
    ] as const
    const chunks = await Promise.all(coming).catch(fault => {
      if (fault) throw fault
    })
    if (chunks) return chunks[0].hydrate(host, chunks[1].default)
    // At the first that fails, before the reader is told: the next touch tries again, and so does the reader.
    setState('idle')
    showNative(true)
    submitHeldForms(host)
    document.addEventListener('chunk:retried', hydrateHost, { once: true, signal })
  }

  function onTouch(event: Event): void {
    // The component may listen already without being ready: it shall not see this click twice.
    if (event.type === 'click' && event.defaultPrevented) event.stopImmediatePropagation()
    void hydrateHost()
  }

  function onReady(): void {
    listeners.abort()
    setState('hydrated')
    showNative(false)
    replayHeldClicks(host)
  }

  teardown.addEventListener('abort', () => listeners.abort())
  for (const type of interactions) host.addEventListener(type, onTouch, { capture: true, signal })
  host.addEventListener(hydratedEvent, onReady, { once: true, signal })
  setState('idle')
  // Its touch may have come before this script did.
  if (immediately || host.matches(':focus-within, :has([data-pressed])')) void hydrateHost()
  replayRememberedClick(host)
}
