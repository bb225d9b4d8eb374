import {
  acceptCategory,
  hide,
  hidePreferences,
  reset,
  run,
  show,
  showPreferences,
} from 'vanilla-cookieconsent'
import { consentDialogKey } from '../../stores/keys.ts'
import { adoptOnce } from '../adopt/adopt.ts'
import css from './dialog.css?inline'
import { type Asked, dialogConfig } from './dialog-config.ts'
import { dressModal } from './dress-modal.ts'

export type Layer = 'question' | 'settings'

/** Milliseconds that the dialog takes to fade: `--mid`, and a little more. */
const fade = 300

let root: HTMLElement | undefined
let closed = Promise.resolve()

/**
 * Shows the question or the settings. The library is only the view: each time it starts anew with what is passed in,
 * and its answer goes out, so our own store is the one truth, and tabs agree.
 */
export async function openDialog(layer: Layer, asked?: Asked): Promise<void> {
  await closed
  if (!root) await start(asked)
  if (layer === 'settings') showPreferences()
  else show(true)
}

/** Closes what is open without an answer, and leaves a reader who types beside it where they are. */
export function closeDialog(): void {
  const active = document.activeElement
  hidePreferences()
  hide()
  if (active instanceof HTMLElement && active.isConnected && !root?.contains(active))
    active.focus({ preventScroll: true })
}

async function start(asked: Asked | undefined): Promise<void> {
  const place = document.createElement('div')
  root = place
  adoptOnce(css)
  // First in the page, as a keyboard and a screen reader meet it before what it stands over.
  document.body.prepend(place)
  place.addEventListener('keydown', press, true)
  const finish = () => {
    if (root !== place) return
    root = undefined
    // The library focuses a dialog a moment after it opened, even one that Escape has closed by then.
    place.inert = true
    closed = new Promise(resolve => setTimeout(resolve, fade)).then(() => {
      reset()
      place.remove()
    })
  }
  await run({
    ...dialogConfig(asked),
    root: place,
    autoShow: false,
    lazyHtmlGeneration: true,
    manageScriptTags: false,
    autoClearCookies: false,
    // Hidden from what looks automatic, the footer's button would do nothing there. A crawler gets no tag either way.
    hideFromBots: false,
    cookie: { name: consentDialogKey, useLocalStorage: true },
    onModalReady: ({ modal }) => dressModal(modal),
    onConsent: ({ cookie }) => {
      forgetAnswer()
      asked?.answer(asked.purposes.filter(purpose => cookie.categories.includes(purpose)))
      finish()
    },
    onModalHide: () => {
      if (!/show--/.test(place.className)) finish()
    },
  })
}

/**
 * The question stands beside the page and does not hold the keyboard: Tab leaves it, which the library would prevent.
 * Escape in it is the shortest no.
 */
function press(event: KeyboardEvent): void {
  if (!(event.target instanceof Element && event.target.closest('.cm'))) return
  if (event.key === 'Tab') event.stopPropagation()
  if (event.key !== 'Escape') return
  hide()
  acceptCategory([])
}

function forgetAnswer(): void {
  try {
    localStorage.removeItem(consentDialogKey)
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
}
