import type { Toast } from '../../stores/toasts.ts'

/** A toast: its words, always as text, and a button that closes it. */
export function toastElement({ tone, title, text }: Toast, close: string, onClose: () => void): HTMLElement {
  const element = document.createElement('div')
  element.className = `toast toast--${tone}`
  const words = document.createElement('p')
  if (title) {
    const strong = document.createElement('strong')
    strong.textContent = title
    words.append(strong, ' ')
  }
  words.append(text)
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', close)
  button.addEventListener('click', onClose)
  element.append(words, button)
  return element
}
