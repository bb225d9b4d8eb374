import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hydratedEvent } from '../../shared/hydrated-event.ts'
import type { IslandModule } from './hydrate-on-interaction.ts'

/** The parts of a browser that hydration uses. */
class FakeElement extends EventTarget {
  dataset: Record<string, string> = {}
  forms: FakeForm[] = []
  matching = ''
  matches(selector: string) {
    return selector === this.matching
  }
  querySelectorAll() {
    return this.forms
  }
}
class FakeForm extends FakeElement {
  toggleAttribute = vi.fn()
}

const page = Object.assign(new EventTarget(), { querySelectorAll: vi.fn() })
const hydrate = vi.fn()
const replayHeldClicks = vi.fn()
const submitHeldForms = vi.fn()
const Island = () => null
let answer: () => Promise<unknown>

beforeEach(() => {
  vi.resetModules()
  vi.doMock('./hydrate.ts', () => ({ hydrate }))
  vi.doMock('./held-clicks.ts', () => ({ replayHeldClicks, submitHeldForms, replayRememberedClick: vi.fn() }))
  vi.clearAllMocks()
  answer = async () => ({ default: Island })
  vi.stubGlobal('document', page)
})

async function setUp({ matching = '' } = {}) {
  const { hydrateOnInteraction } = await import('./hydrate-on-interaction.ts')
  const host = new FakeElement()
  host.matching = matching
  page.querySelectorAll.mockReturnValue([host])
  const load = vi.fn(() => answer() as Promise<IslandModule<object>>)
  const end = hydrateOnInteraction('contact-form', load)
  const touch = (event: Event, target: EventTarget = host) => {
    Object.defineProperty(event, 'target', { value: target })
    host.dispatchEvent(event)
    return event
  }
  return { host, load, touch, end, ready: () => host.dispatchEvent(new Event(hydratedEvent)) }
}
/** Waits for an expectation, on a busy machine for longer than Vitest would. */
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 15_000 })
const loaded = () => eventually(() => expect(hydrate).toHaveBeenCalled())

describe('hydrating an island', () => {
  it('waits, loads once at the first interaction, and reports when it is ready', async () => {
    const { host, load, touch, ready } = await setUp()
    expect([host.dataset.hydration, load.mock.calls.length]).toEqual(['idle', 0])
    touch(new Event('pointerdown'))
    touch(new Event('focusin'))
    expect([host.dataset.hydration, load.mock.calls.length]).toEqual(['hydrating', 1])
    ready()
    expect(host.dataset.hydration).toBe('hydrated')
  })

  it('loads at once if a field has the focus or a button was pressed before the script loaded', async () => {
    const { load } = await setUp({ matching: ':focus-within, :has([data-pressed])' })
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps a held click from a component that listens but is not ready', async () => {
    const { host, touch, ready } = await setUp()
    const component = vi.fn()
    host.addEventListener('click', component)
    const held = new Event('click', { cancelable: true })
    held.preventDefault()
    touch(held)
    expect(component).not.toHaveBeenCalled()
    ready()
    touch(new Event('click'))
    expect(component).toHaveBeenCalledOnce()
  })

  it('replays the held presses once it is ready, and submits none natively', async () => {
    const { host, touch, ready } = await setUp()
    touch(new Event('pointerdown'))
    ready()
    expect(replayHeldClicks).toHaveBeenCalledExactlyOnceWith(host)
    expect(submitHeldForms).not.toHaveBeenCalled()
  })

  it('passes the host and its component to React', async () => {
    const { host, touch } = await setUp()
    touch(new Event('focusin'))
    await loaded()
    expect(page.querySelectorAll).toHaveBeenCalledWith('[data-island=contact-form]')
    expect(hydrate).toHaveBeenCalledExactlyOnceWith(host, Island)
  })

  it('submits natively what was pressed if the script fails to load, and misses no later interaction', async () => {
    answer = async () => undefined
    const { host, load, touch } = await setUp()
    touch(new Event('pointerdown'))
    await eventually(() => expect(submitHeldForms).toHaveBeenCalledExactlyOnceWith(host))
    expect(host.dataset.hydration).toBe('idle')
    touch(new Event('keydown'))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows the fields for a form without scripts while its own script fails to load, and no longer', async () => {
    answer = async () => undefined
    const { host, touch, ready } = await setUp()
    const form = new FakeForm()
    host.forms = [form]
    touch(new Event('focusin'))
    await eventually(() => expect(form.toggleAttribute).toHaveBeenLastCalledWith('data-native', true))
    ready()
    expect(form.toggleAttribute).toHaveBeenLastCalledWith('data-native', false)
  })

  it('loads its script again when the reader retries', async () => {
    answer = async () => undefined
    const { host, load, touch } = await setUp()
    touch(new Event('click'))
    await eventually(() => expect([load.mock.calls.length, host.dataset.hydration]).toEqual([1, 'idle']))
    answer = async () => ({ default: Island })
    page.dispatchEvent(new Event('chunk:retried'))
    expect(load).toHaveBeenCalledTimes(2)
    await loaded()
  })

  it('notices that its script is missing while React is still loading', async () => {
    vi.doMock('./hydrate.ts', () => new Promise(() => {}))
    answer = async () => undefined
    const { host, touch } = await setUp()
    touch(new Event('click'))
    await eventually(() => expect(host.dataset.hydration).toBe('idle'))
  })

  it('stays idle after its teardown', async () => {
    const { load, touch, end } = await setUp()
    end()
    touch(new Event('pointerdown'))
    expect(load).not.toHaveBeenCalled()
  })
})
