/**
 * Adds the styles of a chunk to the page: a constructed sheet, which the policy allows and which comes in one file with
 * what it dresses. Returns what takes them away.
 */
export function adopt(styles: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}
