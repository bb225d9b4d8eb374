import { atom, type ReadableAtom } from 'nanostores'

export interface Toast {
  readonly id: number
  readonly tone: 'ok' | 'err'
  readonly title?: string
  readonly text: string
}

const $toasts = atom<readonly Toast[]>([])
let last = 0

/** The toasts on display, oldest first. */
export const toasts: ReadableAtom<readonly Toast[]> = $toasts

/** Shows a short notice for two seconds. It must never be the only message: the same is said by words that stay. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1
  $toasts.set([...$toasts.get(), { ...toast, id: last }])
  document.dispatchEvent(new Event('toast:added'))
}

export function closeToast(id: number): void {
  $toasts.set($toasts.get().filter(toast => toast.id !== id))
}
