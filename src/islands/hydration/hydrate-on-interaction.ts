import type { ComponentType } from 'react'
import { hydratedEvent } from '../../shared/hydrated-event.ts'
import { replayHeldClicks, replayRememberedClick, submitHeldForms } from './held-clicks.ts'

/**
 * Rejects if a chunk is missing: after the reload guard has handled a failure, the bundler's loader resolves with
 * `undefined`. It is awaited here because the bundler moves a `then` after an import into the loader, where it would
 * run too early.
 */
const requireChunk = async <Chunk>(coming: Promise<Chunk | undefined>): Promise<Chunk> =>
  (await coming) ?? Promise.reject()

const interactions = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click', 'submit']

/** The module of an island's component. */
export interface IslandModule<Props> {
  readonly default: ComponentType<Props>
}

interface HydrationOptions {
  /** Hydrates without an interaction, for islands with content that the HTML cannot know. */
  readonly immediately?: boolean
}

/**
 * Hydrates the islands of a name, each on its first interaction. The host's `data-hydration` is `idle`, `hydrating` or
 * `hydrated`. Fields keep what was typed.
 *
 * @param name the host's `data-island`
 * @param load imports the component; its props are the JSON of `data-props`
 * @returns a function that stops waiting
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
  { immediately }: HydrationOptions,
): void {
  const listeners = new AbortController()
  const { signal } = listeners
  const setState = (state: 'idle' | 'hydrating' | 'hydrated') => {
    host.dataset['hydration'] = state
  }

  /** Shows or hides the fields that a form needs only without script (`without-script`). */
  function showNative(on: boolean): void {
    for (const form of host.querySelectorAll('form')) form.toggleAttribute('data-native', on)
  }

  async function hydrateHost(): Promise<void> {
    if (host.dataset['hydration'] !== 'idle') return
    setState('hydrating')
    const coming = [requireChunk(import('./hydrate.ts')), requireChunk(load())] as const
    const chunks = await Promise.all(coming).catch(fault => {
      if (fault) throw fault
    })
    if (chunks) return chunks[0].hydrate(host, chunks[1].default)
    // A chunk is missing: the next interaction tries again, and so does the retry button.
    setState('idle')
    showNative(true)
    submitHeldForms(host)
    document.addEventListener('chunk:retried', hydrateHost, { once: true, signal })
  }

  function onTouch(event: Event): void {
    // The component may already be listening; it must not see this click twice.
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
  // The interaction may have happened before this script loaded.
  if (immediately || host.matches(':focus-within, :has([data-pressed])')) void hydrateHost()
  replayRememberedClick(host)
}
