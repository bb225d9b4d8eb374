/**
 * Asks for a page's own scripts once its words are painted, so that these have the line and the processor for themselves:
 * until then there is nothing that a script could answer to. Nothing is painted where nobody looks, so there it asks at once:
 * in the background, and ahead of a click. Where one does not come, the page is what it is without script. Runs inline from
 * its own source text, so it may use nothing from outside itself.
 *
 * @param selector selects the templates that the build wraps around script elements; there are none in development
 */
export function afterPaint(selector: string): void {
  const ask = () => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>(selector)) {
      const [script] = template.content.children as HTMLCollectionOf<HTMLScriptElement>
      if (script) script.onerror = () => document.documentElement.removeAttribute('data-script')
      template.replaceWith(template.content)
    }
  }
  // What runs needs the whole document.
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) ask()
    new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
    // A window that is covered may never be painted.
    setTimeout(ask, 2000)
  })
}
