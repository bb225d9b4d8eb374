/** Words with a hyphen such as e-mail, S-train and U-Bahn, telephone numbers with spaces, and ranges with a dash. */
const word =
  /\b(?:[Ee]-(?:mail|post)|[SU]-)\p{L}*|\+\d[\d ]{5,}\d|(?<!\d )\b\d\d(?: \d\d){3}\b(?! \d)|\d[\d.:]*–\d+(?:[.:]\d\d)?(?:\s%)?/u

/**
 * Splits a text so that the parts that must not break are at odd indexes.
 * `withNonBreaking('an e-mail to us') // => ['an ', 'e-mail', ' to us']`
 */
export const withNonBreaking = (text: string): string[] => text.split(new RegExp(`(${word.source})`, 'gu'))

/** The same for HTML: keeps such words of its text together, and leaves its tags unchanged. */
export const withNonBreakingHtml = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${word.source}`, 'gu'), found =>
    found.startsWith('<') ? found : `<span class="nb">${found}</span>`,
  )
