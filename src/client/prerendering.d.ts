/**
 * The DOM types of TypeScript lack it, since only Chromium has it:
 * https://wicg.github.io/nav-speculation/prerendering.html
 */
interface Document {
  /** Whether the browser is prerendering this page. */
  readonly prerendering?: boolean
}
