import { useLayoutEffect, useRef } from 'react'
import { keepServerHtml } from '../hydration/keep-server-html.ts'

/**
 * A reference to a symbol of the icon sheet. A built page has the drawing itself instead
 * (`src/integrations/page-icons.ts`).
 */
const symbol = (name: string) => `/icons.svg#i-${name}`

/**
 * In the page's HTML, where the build inserts the drawing, or in the browser, where the effect below adds the
 * reference.
 */
const content = (name: string) =>
  import.meta.env.SSR ? { __html: `<use href="${symbol(name)}"/>` } : keepServerHtml

/**
 * A symbol of the site's icon sheet, hidden from screen readers. If the page has the same drawing already, that is
 * copied: browsers take a millisecond on a slow phone for each reference to a sheet.
 */
export function Icon({ name }: { readonly name: string }) {
  const svg = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (!svg.current || svg.current.childElementCount > 0) return
    const drawn = document.querySelector(`.i-${name} > :not(use)`)?.parentElement
    if (drawn) {
      svg.current.append(...[...drawn.children].map(shape => shape.cloneNode()))
      return
    }
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', symbol(name))
    svg.current.append(use)
  }, [name])
  return (
    <svg
      // Another name is another drawing, so the element is replaced.
      key={name}
      ref={svg}
      className={`i i-${name}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names are the code's own.
      dangerouslySetInnerHTML={content(name)}
      suppressHydrationWarning
    />
  )
}
