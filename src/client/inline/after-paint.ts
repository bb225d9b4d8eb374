/**
 * Loads a page's scripts after first paint, so that they do not compete with it for the network and the processor. A
 * hidden or prerendered page is never painted, so it loads them at once. If a script fails to load, the page works as
 * it does without script. Runs inline from its own source text, so it may use nothing from outside itself.
 *
 * @param selector selects the templates that the build puts around script elements; development has none
 */
export function afterPaint(selector: string): void {
  const ask = () => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>(selector)) {
      const [script] = template.content.children as HTMLCollectionOf<HTMLScriptElement>
      if (script) script.onerror = () => document.documentElement.removeAttribute('data-script')
      template.replaceWith(template.content)
    }
  }
  // The scripts need the complete document.
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) ask()
    new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
    // A covered window may never be painted.
    setTimeout(ask, 2000)
  })
}
