import { addStyles } from '../lib/add-styles.ts'
import { announce } from '../lib/announce.ts'
import { pageLocale } from '../lib/page-locale.ts'
import { hasUnsaved } from '../lib/unsaved.ts'
import { type Phase, phaseOf } from './phase.ts'
import styles from './pull.css?inline'
import { text } from './text.ts'

/**
 * Shows the hint while a page that is scrolled to its top is pulled, and reloads it, unless unsaved input would be
 * lost.
 */
export function install(): () => void {
  const removeStyles = addStyles(styles)
  const t = text(pageLocale())
  const hint = document.createElement('div')
  hint.className = 'pull'
  let from: Touch | undefined
  let phase: Phase | undefined

  const showPhase = (next: Phase | undefined) => {
    if (next === phase) return
    phase = next
    if (!next) return hint.remove()
    hint.textContent = t[next]
    document.body.append(hint)
  }
  const onStart = ({ touches }: TouchEvent) => {
    const mayPull =
      scrollY <= 0 && touches.length === 1 && !hasUnsaved() && !document.querySelector('dialog[open]')
    from = mayPull ? touches[0] : undefined
  }
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    if (!from || !touch || phase === 'refreshing') return
    const down = touch.clientY - from.clientY
    hint.style.setProperty('--pulled', `${down}px`)
    showPhase(phaseOf(down, touch.clientX - from.clientX))
  }
  const onEnd = ({ type }: TouchEvent) => {
    from = undefined
    if (phase !== 'release' || type === 'touchcancel') return showPhase(undefined)
    showPhase('refreshing')
    announce(t.refreshing)
    location.reload()
  }

  const leaving = new AbortController()
  const options = { passive: true, signal: leaving.signal }
  document.addEventListener('touchstart', onStart, options)
  document.addEventListener('touchmove', onMove, options)
  document.addEventListener('touchend', onEnd, options)
  document.addEventListener('touchcancel', onEnd, options)
  return () => {
    leaving.abort()
    hint.remove()
    removeStyles()
  }
}
