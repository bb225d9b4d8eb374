/**
 * Makes an element with children; strings become text nodes, never HTML. `element('p', { className: 'small' }, 'Hej')`
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children.filter(child => child !== undefined))
  return made
}

/** A button with a click handler. */
export const button = (words: string, onclick: () => void, className = 'btn btn--line btn--sm') =>
  element('button', { type: 'button', className, onclick }, words)

/** Replaces an element's children. If the focus was on a removed child, it moves to the first new one. */
export function replaceContent(place: HTMLElement, ...children: readonly Node[]): void {
  const hadFocus = place.contains(document.activeElement)
  place.replaceChildren(...children)
  if (!hadFocus) return
  const next = place.querySelector<HTMLElement>('button, a')
  next?.focus({ preventScroll: true })
}
