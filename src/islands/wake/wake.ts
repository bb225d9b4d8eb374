import type { ComponentType } from 'react'
import { readLanguages } from '../../client/read-languages.ts'
import { hydratedEvent } from '../../shared/hydrated-event.ts'
import { pressRemembered, repeatPresses, sendPressed } from './presses.ts'

/**
 * A chunk that came. Once the reload guard has answered a failure, the bundler's loader resolves with nothing. It is
 * waited for here: a `then` behind an import is moved into the loader, where it would be before that answer.
 */
const arrived = async <Chunk>(coming: Promise<Chunk | undefined>): Promise<Chunk> =>
  (await coming) ?? Promise.reject()

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click', 'submit']

/** The file of an island's component. */
export interface IslandModule<Props> {
  readonly default: ComponentType<Props>
}

interface WakeOptions {
  /** Wakes them without a touch, where they have something to show that the HTML cannot know. */
  readonly atOnce?: boolean
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
export function wakeOnTouch<Props extends object>(
  name: string,
  load: () => Promise<IslandModule<Props>>,
  options: WakeOptions = {},
): () => void {
  const leaving = new AbortController()
  for (const host of document.querySelectorAll<HTMLElement>(`[data-island=${name}]`))
    sleep(host, load, leaving.signal, options)
  return () => leaving.abort()
}

function sleep<Props extends object>(
  host: HTMLElement,
  load: () => Promise<IslandModule<Props>>,
  left: AbortSignal,
  { atOnce, usesIntl }: WakeOptions,
): void {
  const awake = new AbortController()
  const { signal } = awake
  const say = (state: 'idle' | 'hydrating' | 'hydrated') => {
    host.dataset['hydration'] = state
  }

  /** What a form asks only where no script sends it is shown (`without-script`). */
  function showNative(on: boolean): void {
    for (const form of host.querySelectorAll('form')) form.toggleAttribute('data-native', on)
  }

  async function wake(): Promise<void> {
    if (host.dataset['hydration'] !== 'idle') return
    say('hydrating')
    const coming = [arrived(import('./hydrate.ts')), arrived(load()), usesIntl && readLanguages()] as const
    const chunks = await Promise.all(coming).catch(fault => {
      if (fault) throw fault
    })
    if (chunks) return chunks[0].hydrate(host, chunks[1].default)
    // At the first that fails, before the reader is told: the next touch tries again, and so does the reader.
    say('idle')
    showNative(true)
    sendPressed(host)
    document.addEventListener('chunk:retried', wake, { once: true, signal })
  }

  function onTouch(event: Event): void {
    // The component may listen already without being ready: it shall not see this click twice.
    if (event.type === 'click' && event.defaultPrevented) event.stopImmediatePropagation()
    void wake()
  }

  function onReady(): void {
    awake.abort()
    say('hydrated')
    showNative(false)
    repeatPresses(host)
  }

  left.addEventListener('abort', () => awake.abort())
  for (const type of touches) host.addEventListener(type, onTouch, { capture: true, signal })
  host.addEventListener(hydratedEvent, onReady, { once: true, signal })
  say('idle')
  // Its touch may have come before this script did.
  if (atOnce || host.matches(':focus-within, :has([data-pressed])')) void wake()
  pressRemembered(host)
}
