/** TypeScript's DOM does not have it, since only Chromium does: https://wicg.github.io/nav-speculation/prerendering.html */
interface Document {
  /** Whether the browser is prerendering this page. */
  readonly prerendering?: boolean
}
