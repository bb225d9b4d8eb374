/**
 * Adds the styles of a chunk to the page: a constructed sheet, which the policy allows and which comes in one file with
 * what it dresses. Returns what takes them away.
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

/** Adds the styles of a chunk for good, once however often it is asked for. */
export function addStylesOnce(styles: string): void {
  if (addedStyles.has(styles)) return
  addedStyles.add(styles)
  addStyles(styles)
}
