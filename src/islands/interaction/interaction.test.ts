import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydratedEvent } from '../../shared/hydrated-event.ts'
import interaction from './interaction.ts'

/** As much of a browser as the directive asks of it. */
class FakeElement extends EventTarget {
  dataset: Record<string, string> = {}
  isConnected = true
  click = vi.fn()
  type = 'button'
  form: FakeForm | undefined
  closest() {
    return this
  }
}
class FakeForm extends FakeElement {
  submit = vi.fn()
  reportValidity = vi.fn(() => true)
  requestSubmit = vi.fn()
}
class FakeSubmit extends Event {
  readonly submitter = null
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('SubmitEvent', FakeSubmit)
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp() {
  const element = new FakeElement()
  const load = vi.fn(async () => async () => {})
  interaction(load, { name: 'interaction', value: '' }, element as unknown as HTMLElement)
  const touch = (event: Event, target: EventTarget = element) => {
    Object.defineProperty(event, 'target', { value: target })
    element.dispatchEvent(event)
    return event
  }
  return { element, load, touch, ready: () => element.dispatchEvent(new Event(hydratedEvent)) }
}

describe('client:interaction', () => {
  it('waits, loads once on the first touch, and says when it is ready', () => {
    const { element, load, touch, ready } = setUp()
    expect([element.dataset.hydration, load.mock.calls.length]).toEqual(['idle', 0])
    touch(new Event('pointerdown'))
    touch(new Event('focusin'))
    expect([element.dataset.hydration, load.mock.calls.length]).toEqual(['hydrating', 1])
    ready()
    expect(element.dataset.hydration).toBe('hydrated')
  })

  it('clicks again what was clicked too early, and nothing after that', () => {
    const { touch, ready } = setUp()
    const button = new FakeElement()
    touch(new Event('click'), button)
    expect(button.click).not.toHaveBeenCalled()
    ready()
    touch(new Event('click'), button)
    expect(button.click).toHaveBeenCalledOnce()
  })

  it('holds a form that is submitted too early and submits it when ready', () => {
    const { touch, ready } = setUp()
    const form = new FakeForm()
    expect(touch(new FakeSubmit('submit', { cancelable: true }), form).defaultPrevented).toBe(true)
    ready()
    vi.runAllTimers()
    expect([form.requestSubmit.mock.calls.length, form.submit.mock.calls.length]).toEqual([1, 0])
  })

  it('holds a form from the click on, so that the browser says nothing of it in its own words', () => {
    const { touch, ready } = setUp()
    const button = new FakeElement()
    button.type = 'submit'
    button.form = new FakeForm()
    expect(touch(new Event('click', { cancelable: true }), button).defaultPrevented).toBe(true)
    ready()
    expect(button.form.requestSubmit).toHaveBeenCalledExactlyOnceWith(button)
  })

  it('lets the browser refuse a form that is not whole, where the script does not come', () => {
    const { element, touch } = setUp()
    const button = new FakeElement()
    button.type = 'submit'
    button.form = new FakeForm()
    button.form.reportValidity.mockReturnValue(false)
    touch(new Event('click', { cancelable: true }), button)
    element.dispatchEvent(new Event('astro:hydration-error'))
    expect(button.form.reportValidity).toHaveBeenCalledOnce()
    expect(button.form.submit).not.toHaveBeenCalled()
  })

  it('lets the browser send a form whose script does not come, and loses no later touch', () => {
    const { element, load, touch } = setUp()
    const form = new FakeForm()
    touch(new FakeSubmit('submit', { cancelable: true }), form)
    element.dispatchEvent(new Event('astro:hydration-error'))
    expect(form.submit).toHaveBeenCalledOnce()
    expect(element.dataset.hydration).toBe('idle')
    touch(new Event('keydown'))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('lets the browser send a form after eight seconds of waiting', () => {
    const { touch } = setUp()
    const form = new FakeForm()
    touch(new FakeSubmit('submit', { cancelable: true }), form)
    vi.advanceTimersByTime(7999)
    expect(form.submit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(form.submit).toHaveBeenCalledOnce()
  })
})
