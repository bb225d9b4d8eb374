const word = /\b[Ee]-(?:mail|post)\p{L}*/u

/** Words that must not break at their hyphen stand at odd places. `unbroken('an e-mail to us') // => ['an ', 'e-mail', ' to us']` */
export const unbroken = (text: string): string[] => text.split(new RegExp(`(${word.source})`, 'gu'))

/** The same for HTML: such words of its text, not of its tags, are kept together. */
export const unbrokenHtml = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${word.source}`, 'gu'), found =>
    found.startsWith('<') ? found : `<span class="nb">${found}</span>`,
  )
