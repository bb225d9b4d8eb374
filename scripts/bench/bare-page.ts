/**
 * A page without scripts, fonts and pictures: the same words with the same styles. The rest is what any page with this
 * text needs.
 *
 *     barePage('<script>go()</script><img src="/a.svg">Text') // => 'Text'
 */
export const barePage = (html: string): string =>
  html
    .replace(/<(script|svg|picture|video)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<img\b[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\srel="(?:preload|modulepreload|icon|apple-touch-icon)")[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
