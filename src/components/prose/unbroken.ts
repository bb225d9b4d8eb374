/** An e-mail, an S-train and a U-Bahn by their hyphens, a telephone number by its spaces, from–to by its dash. */
const word =
  /\b(?:[Ee]-(?:mail|post)|[SU]-)\p{L}*|\+\d[\d ]{5,}\d|(?<!\d )\b\d\d(?: \d\d){3}\b(?! \d)|\d[\d.:]*–\d+(?:[.:]\d\d)?(?:\s%)?/u

/** What must not break within stands at odd places. `withNonBreaking('an e-mail to us') // => ['an ', 'e-mail', ' to us']` */
export const withNonBreaking = (text: string): string[] => text.split(new RegExp(`(${word.source})`, 'gu'))

/** The same for HTML: such words of its text, not of its tags, are kept together. */
export const withNonBreakingHtml = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${word.source}`, 'gu'), found =>
    found.startsWith('<') ? found : `<span class="nb">${found}</span>`,
  )
