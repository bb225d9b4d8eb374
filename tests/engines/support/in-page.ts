// Each of these runs in a page from its own source text, so it may use nothing from outside itself.

/** The first visible element that contains a text. */
export function findVisible(selector: string, text: string): Element | null {
  const all = [...document.querySelectorAll(selector)]
  const hasText = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').includes(text)
  return all.find(element => element.checkVisibility() && hasText(element)) ?? null
}

/**
 * Scrolls to an element, and returns its centre once it keeps its place: content that comes into view may be laid out
 * anew, and so may a form when a field is left. Animations lay out what is below the first screen up to 1.4 seconds
 * after the page is painted (`far.css`). That can move the element or scroll the page, so their end is awaited.
 */
export async function bringToMiddle(selector: string, text: string): Promise<{ x: number; y: number }> {
  const all = [...document.querySelectorAll(selector)]
  const hasText = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').includes(text)
  const element = all.find(one => one.checkVisibility() && hasText(one))
  const { activeElement } = document
  if (activeElement !== element && activeElement?.matches('input, select, textarea'))
    (activeElement as HTMLElement).blur()
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  const isOutside = top < 0 || bottom > innerHeight
  if (isOutside) {
    const layouts = document
      .getAnimations()
      .filter(one => 'animationName' in one && one.animationName === 'near')
    await Promise.allSettled(layouts.map(({ finished }) => finished))
  }
  let before = ''
  let stillFrames = 0
  for (let frame = 0; frame < 60; frame += 1) {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element?.getBoundingClientRect()
    stillFrames = before === JSON.stringify(box) ? stillFrames + 1 : 0
    // What comes into view is laid out at the end of a frame, and the browser may then correct the scroll.
    if (box && stillFrames >= (isOutside ? 6 : 1))
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    before = JSON.stringify(box)
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`${selector} ${text} does not keep its place`)
}

/** Whether text is typed into a field. */
export function isTypedInto(selector: string): boolean {
  const type = document.querySelector<HTMLInputElement>(selector)?.type ?? ''
  return !/^(?:select-one|date|time|month|number|range|color)$/.test(type)
}

/** Sets the value of a field as the browser's own control would. */
export function setField(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field) throw new Error(`${selector} is gone`)
  field.focus()
  if (field.value === value) return
  // React replaces the setter of the element itself, to know what it has written.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
