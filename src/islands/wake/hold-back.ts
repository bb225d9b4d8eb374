/** What was done in an island before it was ready. */
export interface HeldBack {
  /** Takes an event that the island would have answered. */
  readonly take: (event: Event) => void
  /** Does again what was done, now that the island answers. */
  readonly replay: () => void
  /** The island does not come: a form goes the way it goes without script. */
  readonly giveUp: () => void
}

/** Milliseconds that a form waits for its script. After that it goes the way it goes without script. */
const patience = 8000

/**
 * Holds back what only a script can answer. A click on such a button is clicked again; a submitted form is held, with
 * its files, and submitted again, or sent natively if the script does not come. It is held from the click on, before the
 * browser says in its own words what is missing.
 */
export function holdBack(): HeldBack {
  const clicked: HTMLElement[] = []
  let held: { form: HTMLFormElement; submitter: HTMLElement | null; timer: number } | undefined

  function sendNatively(): void {
    clearTimeout(held?.timer)
    // What the form asks only where it is sent so is shown from here on (`without-script`).
    if (held) held.form.dataset['native'] = ''
    if (held?.form.reportValidity()) held.form.submit()
    held = undefined
  }

  function holdForm(event: Event, form: HTMLFormElement, submitter: HTMLElement | null): void {
    event.preventDefault()
    clearTimeout(held?.timer)
    held = { form, submitter, timer: window.setTimeout(sendNatively, patience) }
  }

  return {
    take(event) {
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
    },
    replay() {
      for (const button of clicked) if (button.isConnected) button.click()
      clearTimeout(held?.timer)
      if (held?.form.isConnected) held.form.requestSubmit(held.submitter)
    },
    giveUp() {
      clicked.length = 0
      sendNatively()
    },
  }
}
