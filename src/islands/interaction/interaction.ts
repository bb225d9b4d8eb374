import type { ClientDirective } from 'astro'
import { hydratedEvent } from '../../shared/hydrated-event.ts'

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click', 'submit']

/** Milliseconds that a form waits for its script. After that it goes the way it goes without script. */
const patience = 8000

/**
 * Hydrates an island on the first touch and replays what was done before it was ready.
 *
 * Fields keep what was typed, as the browser does. A click on a button that only a script can answer is clicked
 * again; a submitted form is held, with its files, and submitted again, or sent natively if the script fails. It is
 * held from the click on, before the browser says in its own words what is missing.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const clicked: HTMLElement[] = []
  let held: { form: HTMLFormElement; submitter: HTMLElement | null; timer: number } | undefined

  function sendNatively(): void {
    clearTimeout(held?.timer)
    if (held?.form.reportValidity()) held.form.submit()
    held = undefined
  }

  function holdForm(event: Event, form: HTMLFormElement, submitter: HTMLElement | null): void {
    event.preventDefault()
    clearTimeout(held?.timer)
    held = { form, submitter, timer: window.setTimeout(sendNatively, patience) }
  }

  function hold(event: Event): void {
    if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
      holdForm(event, event.target, event.submitter)
    } else if (event.type === 'click' && event.target instanceof Element) {
      const button = event.target.closest('button')
      if (!button || button.type === 'reset') return
      if (button.type === 'button') clicked.push(button)
      else if (button.form) holdForm(event, button.form, button)
    } else return
    // The component may start to listen between now and its being ready: it shall not see this event twice.
    event.stopImmediatePropagation()
  }

  function onTouch(event: Event): void {
    hold(event)
    if (element.dataset.hydration !== 'idle') return
    element.dataset.hydration = 'hydrating'
    void load().then(hydrate => hydrate())
  }

  function onReady(): void {
    for (const type of touches) element.removeEventListener(type, onTouch, true)
    element.dataset.hydration = 'hydrated'
    for (const button of clicked) if (button.isConnected) button.click()
    clearTimeout(held?.timer)
    if (held?.form.isConnected) held.form.requestSubmit(held.submitter)
  }

  /** Its code could not be loaded: the next touch tries again. */
  function onError(): void {
    element.dataset.hydration = 'idle'
    clicked.length = 0
    sendNatively()
  }

  for (const type of touches) element.addEventListener(type, onTouch, true)
  element.addEventListener(hydratedEvent, onReady, { once: true })
  element.addEventListener('astro:hydration-error', onError)
  element.dataset.hydration = 'idle'
}

export default interaction
