/** TypeScript's DOM does not have it, since only Chromium does: https://wicg.github.io/nav-speculation/prerendering.html */
interface Document {
  /** Whether the browser makes this page ready before the reader has asked for it. */
  readonly prerendering?: boolean
}
