/** Makes an element with text and children: what comes from a file is always text. `element('p', { className: 'small' }, 'Hej')` */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children.filter(child => child !== undefined))
  return made
}

/** A button that does something. */
export const button = (words: string, onclick: () => void, className = 'btn btn--line btn--sm') =>
  element('button', { type: 'button', className, onclick }, words)

/** Puts children in the place of others. Who had the keyboard on one that is gone has it on the first that has come. */
export function refill(place: HTMLElement, ...children: readonly Node[]): void {
  const hadFocus = place.contains(document.activeElement)
  place.replaceChildren(...children)
  if (!hadFocus) return
  const next = place.querySelector<HTMLElement>('button, a')
  next?.focus({ preventScroll: true })
}
