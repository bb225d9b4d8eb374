const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function character(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

/** The words of rendered Markdown, to be searched and shown as text. They must not be inserted into a page as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:a|b|code|em|i|span|strong)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, character)
    .replace(/\s+/g, ' ')
    .trim()
}
