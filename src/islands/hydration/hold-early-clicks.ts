/**
 * Holds clicks on an island's buttons until it is hydrated, from first paint on. The button is marked with the number
 * of clicks (`data-pressed`), which `hydrate-on-interaction.ts` replays after hydration. A form whose script has not
 * loaded after `patience` milliseconds is submitted natively; one with `method="dialog"` cannot be and waits.
 *
 * Runs inline from its own source text, so it may use nothing from outside itself.
 */
export function holdEarlyClicks(patience: number): void {
  function hold(event: Event): void {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || button.type === 'reset') return
    const { form } = button
    const host = form?.closest<HTMLElement>('[data-island]')
    if (!form || !host || host.dataset['hydration'] === 'hydrated') return
    if ('native' in form.dataset || !('script' in document.documentElement.dataset)) return
    // The browser would otherwise report missing values itself, even in hidden fields.
    event.preventDefault()
    button.dataset['pressed'] = String(Number(button.dataset['pressed'] ?? 0) + 1)
    if (button.type !== 'submit') return
    button.ariaBusy = 'true'
    if (form.method !== 'dialog') setTimeout(sendNatively, patience, button, form)
  }

  function sendNatively(button: HTMLElement, form: HTMLFormElement): void {
    if (!('pressed' in button.dataset)) return
    delete button.dataset['pressed']
    button.ariaBusy = 'false'
    form.dataset['native'] = ''
    button.click()
  }

  addEventListener('click', hold, true)
}
