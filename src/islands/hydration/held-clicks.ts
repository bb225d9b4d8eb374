import { pressedKey } from '../../stores/keys.ts'

/** Milliseconds for which a click is remembered across the reload after a missing chunk. */
const lifetime = 10_000

const heldButtons = (host: ParentNode) => [
  ...host.querySelectorAll<HTMLButtonElement>('button[data-pressed]'),
]

/** Identifies a button by its label, since a deploy may have moved it. */
const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent

/** Removes the mark of held clicks and returns how often to click. */
function release(button: HTMLButtonElement): number {
  const times = Number(button.dataset['pressed'])
  delete button.dataset['pressed']
  if (button.type !== 'submit') return times
  button.ariaBusy = 'false'
  return 1
}

/** Replays clicks from before hydration (`hold-early-clicks.ts`): a form is submitted last. */
export function replayHeldClicks(host: HTMLElement): void {
  const isSubmit = (button: HTMLButtonElement) => Number(button.type === 'submit')
  for (const button of heldButtons(host).toSorted((one, other) => isSubmit(one) - isSubmit(other)))
    for (let left = release(button); left > 0; left--) if (button.isConnected) button.click()
}

/**
 * If the island cannot be loaded, submits the clicked form natively. If that is not possible, remembers the click,
 * since the page may be reloaded.
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
    // Without storage the page is not reloaded either.
  }
}

/** Replays the click from before a reload. It is held like any early click. */
export function replayRememberedClick(host: HTMLElement): void {
  try {
    const key = pressedKey + location.pathname
    const [, time, name] = /^(\d+) (.*)$/s.exec(sessionStorage.getItem(key) ?? '') ?? []
    sessionStorage.removeItem(key)
    if (Date.now() - Number(time) > lifetime) return
    const buttons = [...host.querySelectorAll<HTMLButtonElement>('form button')]
    buttons.find(button => nameOf(button) === name)?.click()
  } catch {
    // Nothing is remembered if storage is blocked.
  }
}
