import { pressedKey } from '../../stores/keys.ts'

/** Milliseconds for which a press is remembered over the reload that a missing chunk causes. */
const lifetime = 10_000

const heldButtons = (host: ParentNode) => [
  ...host.querySelectorAll<HTMLButtonElement>('button[data-pressed]'),
]

/** What a button says: after a deploy it may stand at another place of the page. */
const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent

/** Removes the mark of a held press and returns how often to press the button. */
function release(button: HTMLButtonElement): number {
  const times = Number(button.dataset['pressed'])
  delete button.dataset['pressed']
  if (button.type !== 'submit') return times
  button.ariaBusy = 'false'
  return 1
}

/** Presses again what was pressed before the island could answer (`hold-early-clicks.ts`): a form is submitted last. */
export function replayHeldClicks(host: HTMLElement): void {
  const isSubmit = (button: HTMLButtonElement) => Number(button.type === 'submit')
  for (const button of heldButtons(host).toSorted((one, other) => isSubmit(one) - isSubmit(other)))
    for (let left = release(button); left > 0; left--) if (button.isConnected) button.click()
}

/**
 * The island does not come: a form that was submitted is sent as it is without script. Where it cannot be, the press is
 * remembered, since the page may be loaded again to get what is missing.
 */
export function submitHeldForms(host: HTMLElement): void {
  for (const button of heldButtons(host)) {
    release(button)
    const isSent = button.form?.method !== 'dialog' && button.form?.checkValidity()
    if (!isSent) rememberClick(button)
    if (button.type === 'submit') button.click()
  }
}

function rememberClick(button: HTMLButtonElement): void {
  try {
    sessionStorage.setItem(pressedKey + location.pathname, `${Date.now()} ${nameOf(button)}`)
  } catch {
    // Without storage the page is not loaded again either.
  }
}

/** Presses what was pressed before the page was loaded again. It is held, as any press that comes too early. */
export function replayRememberedClick(host: HTMLElement): void {
  try {
    const key = pressedKey + location.pathname
    const [, time, name] = /^(\d+) (.*)$/s.exec(sessionStorage.getItem(key) ?? '') ?? []
    sessionStorage.removeItem(key)
    if (Date.now() - Number(time) > lifetime) return
    const buttons = [...host.querySelectorAll<HTMLButtonElement>('form button')]
    buttons.find(button => nameOf(button) === name)?.click()
  } catch {
    // Nothing is remembered where storage is forbidden.
  }
}
