const sheet = /<style>(.*?)<\/style>/gs

/**
 * Puts the style sheets in a page's head into one, in their order, where the last of them stood. Each more is a hash more
 * in the page's policy, which comes before its first word.
 *
 *     joinStyles('<head><style>a{}</style><title>T</title><style>b{}</style></head>')
 *     // => '<head><title>T</title><style>a{}b{}</style></head>'
 */
export function joinStyles(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const all = [...head.matchAll(sheet)]
  const last = all.at(-1)
  if (end < 0 || !last) return html
  const joined = `<style>${all.map(([, rules]) => rules).join('')}</style>`
  const before = head.slice(0, last.index).replace(sheet, '')
  return before + joined + html.slice(last.index + last[0].length)
}
