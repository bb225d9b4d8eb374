import { closeToast, type Toast, toasts } from '../../stores/toasts.ts'
import { addStyles } from '../lib/add-styles.ts'
import { announce } from '../lib/announce.ts'
import { pausableTimer } from './pausable-timer.ts'
import { toastElement } from './toast-element.ts'
import styles from './toasts.css?inline'

/** Milliseconds (specification, section 9). */
const duration = 2000

interface Shown {
  readonly element: HTMLElement
  readonly timer: ReturnType<typeof pausableTimer>
}

/** Pixels below the page's header, or below the window's edge if the header is out of sight. */
const gap = 16

/**
 * Shows the store's toasts at the top right, below the header, since many toasts come with a change of its basket
 * count. While a toast is hovered or focused, all timers are paused.
 */
export function install(): () => void {
  const undress = addStyles(styles)
  const place = document.createElement('div')
  place.className = 'toasts'
  document.body.append(place)
  const words = document.querySelector<HTMLElement>('[data-live]')?.dataset
  const shown = new Map<number, Shown>()
  const holds = new Set<string>()
  /** The element that had the focus before a toast. */
  let before: HTMLElement | undefined

  const hold = (reason: string, on: boolean) => {
    if (on) holds.add(reason)
    else holds.delete(reason)
    for (const { timer } of shown.values()) holds.size > 0 ? timer.pause() : timer.resume()
  }
  const add = (toast: Toast) => {
    const close = () => closeToast(toast.id)
    const element = toastElement(toast, words?.['close'] ?? '', close)
    const timer = pausableTimer(duration, close)
    shown.set(toast.id, { element, timer })
    const bar = document.querySelector('header.bar')?.getBoundingClientRect().bottom ?? 0
    place.style.insetBlockStart = `${Math.max(bar, 0) + gap}px`
    place.append(element)
    if (holds.size > 0) timer.pause()
    announce([toast.title, toast.text].filter(Boolean).join(': '))
  }
  const remove = (id: number, { element, timer }: Shown) => {
    const focused = element.contains(document.activeElement)
    timer.pause()
    shown.delete(id)
    element.remove()
    if (focused) (place.querySelector('button') ?? before)?.focus()
    if (shown.size === 0) {
      holds.clear()
      announce()
    }
  }
  const stop = toasts.subscribe(now => {
    for (const [id, toast] of shown) if (!now.some(current => current.id === id)) remove(id, toast)
    for (const toast of now) if (!shown.has(toast.id)) add(toast)
  })

  const leaving = new AbortController()
  const { signal } = leaving
  place.addEventListener('pointerenter', () => hold('pointer', true), { signal })
  place.addEventListener('pointerleave', () => hold('pointer', false), { signal })
  place.addEventListener(
    'focusin',
    event => {
      const { relatedTarget: from } = event
      if (from instanceof HTMLElement && !place.contains(from)) before = from
      hold('focus', true)
    },
    { signal },
  )
  place.addEventListener('focusout', () => hold('focus', false), { signal })
  document.addEventListener(
    'keydown',
    event => {
      const newest = [...shown.keys()].at(-1)
      if (event.key === 'Escape' && newest !== undefined) closeToast(newest)
    },
    { signal },
  )
  return () => {
    leaving.abort()
    stop()
    for (const { timer } of shown.values()) timer.pause()
    place.remove()
    undress()
  }
}
