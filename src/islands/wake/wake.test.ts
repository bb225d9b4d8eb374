import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hydratedEvent } from '../../shared/hydrated-event.ts'
import type { IslandModule } from './wake.ts'

/** As much of a browser as waking asks of it. */
class FakeElement extends EventTarget {
  dataset: Record<string, string> = {}
  isConnected = true
  click = vi.fn()
  type = 'button'
  form: FakeForm | undefined
  forms: FakeForm[] = []
  focused = false
  closest() {
    return this
  }
  matches() {
    return this.focused
  }
  querySelectorAll() {
    return this.forms
  }
}
class FakeForm extends FakeElement {
  toggleAttribute = vi.fn()
  submit = vi.fn()
  reportValidity = vi.fn(() => true)
  requestSubmit = vi.fn()
}
class FakeSubmit extends Event {
  readonly submitter = null
}

const page = Object.assign(new EventTarget(), { querySelectorAll: vi.fn() })
const hydrate = vi.fn()
const Island = () => null
let answer: () => Promise<unknown>

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.doMock('./hydrate.ts', () => ({ hydrate }))
  hydrate.mockReset()
  answer = async () => ({ default: Island })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('SubmitEvent', FakeSubmit)
  vi.stubGlobal('window', globalThis)
})

async function setUp({ focused = false } = {}) {
  const { wakeOnTouch } = await import('./wake.ts')
  const { holdBack } = await import('./hold-back.ts')
  const host = new FakeElement()
  host.focused = focused
  page.querySelectorAll.mockReturnValue([host])
  const load = vi.fn(() => answer() as Promise<IslandModule<object>>)
  const end = wakeOnTouch('contact-form', load, { holdBack })
  const touch = (event: Event, target: EventTarget = host) => {
    Object.defineProperty(event, 'target', { value: target })
    host.dispatchEvent(event)
    return event
  }
  return { host, load, touch, end, ready: () => host.dispatchEvent(new Event(hydratedEvent)) }
}
const loaded = () => vi.waitFor(() => expect(hydrate).toHaveBeenCalled())

describe('waking an island', () => {
  it('waits, loads once on the first touch, and says when it is ready', async () => {
    const { host, load, touch, ready } = await setUp()
    expect([host.dataset.hydration, load.mock.calls.length]).toEqual(['idle', 0])
    touch(new Event('pointerdown'))
    touch(new Event('focusin'))
    expect([host.dataset.hydration, load.mock.calls.length]).toEqual(['hydrating', 1])
    ready()
    expect(host.dataset.hydration).toBe('hydrated')
  })

  it('loads at once where a reader has gone to a field before the script came', async () => {
    const { host, load } = await setUp({ focused: true })
    expect([host.dataset.hydration, load.mock.calls.length]).toEqual(['hydrating', 1])
  })

  it('clicks again what was clicked too early, and nothing after that', async () => {
    const { touch, ready } = await setUp()
    const button = new FakeElement()
    touch(new Event('click'), button)
    expect(button.click).not.toHaveBeenCalled()
    ready()
    touch(new Event('click'), button)
    expect(button.click).toHaveBeenCalledOnce()
  })

  it('holds a form that is submitted too early and submits it when ready', async () => {
    const { touch, ready } = await setUp()
    const form = new FakeForm()
    expect(touch(new FakeSubmit('submit', { cancelable: true }), form).defaultPrevented).toBe(true)
    ready()
    vi.runAllTimers()
    expect([form.requestSubmit.mock.calls.length, form.submit.mock.calls.length]).toEqual([1, 0])
  })

  it('gives the host and its component to React', async () => {
    const { host, touch } = await setUp()
    touch(new Event('focusin'))
    await loaded()
    expect(page.querySelectorAll).toHaveBeenCalledWith('[data-island=contact-form]')
    expect(hydrate).toHaveBeenCalledExactlyOnceWith(host, Island)
  })

  it('holds a form from the click on, so that the browser says nothing of it in its own words', async () => {
    const { touch, ready } = await setUp()
    const button = new FakeElement()
    button.type = 'submit'
    button.form = new FakeForm()
    expect(touch(new Event('click', { cancelable: true }), button).defaultPrevented).toBe(true)
    ready()
    expect(button.form.requestSubmit).toHaveBeenCalledExactlyOnceWith(button)
  })

  it('lets the browser refuse a form that is not whole, where the script does not come', async () => {
    answer = async () => undefined
    const { touch } = await setUp()
    const form = new FakeForm()
    form.reportValidity.mockReturnValue(false)
    const button = Object.assign(new FakeElement(), { type: 'submit', form })
    touch(new Event('click', { cancelable: true }), button)
    await vi.waitFor(() => expect(form.reportValidity).toHaveBeenCalledOnce())
    expect(form.submit).not.toHaveBeenCalled()
  })

  it('lets the browser send a form whose script does not come, and loses no later touch', async () => {
    answer = async () => undefined
    const { host, load, touch } = await setUp()
    const form = new FakeForm()
    touch(new FakeSubmit('submit', { cancelable: true }), form)
    await vi.waitFor(() => expect(form.submit).toHaveBeenCalledOnce())
    expect(host.dataset.hydration).toBe('idle')
    touch(new Event('keydown'))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows what a form asks without script while its own does not come, and no longer than that', async () => {
    answer = async () => undefined
    const { host, touch, ready } = await setUp()
    const form = new FakeForm()
    host.forms = [form]
    touch(new Event('focusin'))
    await vi.waitFor(() => expect(form.toggleAttribute).toHaveBeenLastCalledWith('data-native', true))
    ready()
    expect(form.toggleAttribute).toHaveBeenLastCalledWith('data-native', false)
  })

  it('asks for its script again when the reader tries again', async () => {
    answer = async () => undefined
    const { host, load, touch } = await setUp()
    touch(new Event('click'))
    await vi.waitFor(() => expect([load.mock.calls.length, host.dataset.hydration]).toEqual([1, 'idle']))
    answer = async () => ({ default: Island })
    page.dispatchEvent(new Event('chunk:retried'))
    expect(load).toHaveBeenCalledTimes(2)
    await loaded()
  })

  it('hears that its script is missing while React is still on its way', async () => {
    vi.doMock('./hydrate.ts', () => new Promise(() => {}))
    answer = async () => undefined
    const { host, touch } = await setUp()
    touch(new Event('click'))
    await vi.waitFor(() => expect(host.dataset.hydration).toBe('idle'))
  })

  it('sleeps on when it was ended', async () => {
    const { load, touch, end } = await setUp()
    end()
    touch(new Event('pointerdown'))
    expect(load).not.toHaveBeenCalled()
  })

  it('lets the browser send a form after eight seconds of waiting', async () => {
    const { touch } = await setUp()
    const form = new FakeForm()
    touch(new FakeSubmit('submit', { cancelable: true }), form)
    vi.advanceTimersByTime(7999)
    expect(form.submit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(form.submit).toHaveBeenCalledOnce()
  })
})
