import type { Page } from '@playwright/test'

declare global {
  interface Window {
    looks: Map<Element, string>
  }
}

/**
 * The looks of all visible words: what the judgement of their colours depends on, for each element with words of its
 * own. Two have the same look if they and their ancestors have the same names and classes, colours, sizes and place in
 * a window of the same width. The page stores them as `window.looks`.
 */
export const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A colour in transition is not final. If the browser skips an element's rendering, a transition never ends.
    const onTheirWay = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.race([
      Promise.allSettled(onTheirWay.map(({ finished }) => finished)),
      new Promise(resolve => setTimeout(resolve, 2000)),
    ])

    const hash = (text: string) => {
      let [one, other] = [0x811c9dc5, 0x1000193]
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index)
        one = Math.imul(one ^ code, 0x01000193)
        other = Math.imul(other ^ code, 0x5bd1e995)
      }
      return `${(one >>> 0).toString(36)} ${(other >>> 0).toString(36)}`
    }
    const known = new Map<Element, string>()
    const look = (element: Element): string => {
      const before = known.get(element)
      if (before !== undefined) return before
      const style = getComputedStyle(element)
      const parts = [
        element.parentElement ? look(element.parentElement) : innerWidth,
        element.localName,
        element.getAttribute('class'),
        element.matches(':disabled, [aria-disabled=true]'),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.fontSize,
        style.fontWeight,
        style.textShadow,
        style.textDecorationLine,
        style.position,
        style.clipPath,
        style.filter,
        style.mixBlendMode,
      ]
      const made = hash(parts.join('|'))
      known.set(element, made)
      return made
    }
    const hasWords = (element: Element) =>
      element.matches('input:not([type=checkbox], [type=radio]), select, textarea') ||
      [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '')
    const isInSight = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        right + scrollX > 0 &&
        bottom + scrollY > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const inSight = [...document.body.querySelectorAll('*')].filter(
      element => hasWords(element) && isInSight(element),
    )
    window.looks = new Map(inSight.map(element => [element, look(element)]))
    return [...new Set(window.looks.values())]
  })
