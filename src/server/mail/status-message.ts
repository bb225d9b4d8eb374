const longest = 200

/** Enough to keep what matters and to bound the work on what a server may send. */
const longestRead = 2000

const removed = '…'

/** What tells of hosts, people and paths, widest first: addresses in any form, then names with dots. */
const telling = [
  /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s<>()]+/gi,
  /<[^<>]{0,320}@[^<>]{0,320}>/g,
  /(?:"[^"]{1,320}"|[^\s<>()[\]:;,"']{1,320})@[^\s<>()[\];,"']{1,320}/g,
  /\[[^[\]]{0,100}\]/g,
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?!\.?\w)/g,
  /(?<![\w:])(?:ipv6:)?[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:])/gi,
  /(?<![\p{L}\p{N}_.-])(?:[\p{L}\p{N}_-]{1,63}\.)+\p{L}[\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?![\p{L}\p{N}_-])/gu,
  /(?<![\w.-])localhost(?::\d{1,5})?(?![\w-])/gi,
  /(?<!\w)(?:[a-z]:\\|\\\\|\/)(?:[\w.-]+[\\/])+[\w.-]*/gi,
]

/**
 * A mail server's answer as one line that can be shown to anybody: hosts, addresses and paths taken out,
 * at most 200 characters.
 *
 *     '550 5.1.1 <a@x.se>: user unknown at mx1.x.se' // => '550 5.1.1 …: user unknown at …'
 */
export function statusMessage(response: string): string {
  const line = response
    .slice(0, longestRead)
    .replace(/[^\P{C}]+|[\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const clean = telling.reduce((text, pattern) => text.replace(pattern, removed), line)
  return clean.length <= longest ? clean : `${clean.slice(0, longest - 1).trimEnd()}…`
}
