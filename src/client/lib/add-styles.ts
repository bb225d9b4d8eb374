/**
 * Adds a chunk's styles to the page as a constructed style sheet, which the policy allows, and which is bundled with
 * the code that needs it. Returns a function that removes them.
 */
export function addStyles(styles: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}

const addedStyles = new Set<string>()

/** Adds a chunk's styles permanently, and only once. */
export function addStylesOnce(styles: string): void {
  if (addedStyles.has(styles)) return
  addedStyles.add(styles)
  addStyles(styles)
}
