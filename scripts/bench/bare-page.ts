import { readPage } from '../../src/integrations/read-page.ts'

/**
 * A page without scripts, fonts and pictures: the same words with the same styles. The rest is what any page with this
 * text needs.
 *
 *     barePage('<script>go()</script><img src="/a.svg">Text') // => 'Text'
 */
export function barePage(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<(svg|picture|video)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<img\b[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\srel="(?:preload|modulepreload)")[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\srel="(?:icon|apple-touch-icon)")[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
}

/** The site's headers, with the hash of each page's style in the bare page, which lacks its fonts. */
export function allowBareStyles(
  headers: string,
  pages: readonly { readonly html: string; readonly bare: string }[],
): string {
  const hashes = pages.flatMap(({ html, bare }) => {
    const after = readPage(bare).styleHashes
    return readPage(html).styleHashes.map((before, place) => [before, after[place] ?? ''] as const)
  })
  return [...new Map(hashes)].reduce((text, [before, after]) => text.replaceAll(before, after), headers)
}
