const longest = 200

/** Long enough for useful messages, and short enough to bound the work. */
const longestRead = 2000

const removed = '…'

/** Words that may follow "host", "by" and the like without being a host's name. */
const plainWords =
  'a|an|the|this|that|our|your|its|their|is|was|are|has|not|no|or|and|for|to|in|on|at|of|unknown|unavailable|busy|down|closed|error|temporarily|' +
  'access|denied|policy|local|remote|recipient|sender|administrator|domain|content|spam|virus|name|address|lookup|configuration|server|host'

/** Words about mail that only look like parts of a host's name. */
const mailWords = 'e?mails?|mailbox(?:es)?|mailed|mailing|e?smtp|smtputf8|post(?:s|ed|ing|poned|master)?'

/**
 * Patterns of hosts, people, passwords and paths, the widest first: addresses in any form, then names with dots, then
 * names without.
 */
const telling = [
  /(?<![\w-])(?:pass(?:word|phrase|wd)?|pwd|secret|token|key|login|user(?:name)?)\s{0,3}[=:]\s{0,3}(?:"[^"]{0,100}"|[^\s,;()"]{1,200})/gi,
  /(?<![\w-])[\w-]{1,63}=(?:"[^"]{0,100}"|[^\s,;()"]{1,200})/g,
  /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s<>()]+/gi,
  /<[^<>]{0,320}@[^<>]{0,320}>/g,
  /(?:"[^"]{1,320}"|[^\s<>()[\]:;,"']{1,320})@[^\s<>()[\];,"']{1,320}/g,
  /(?<![\w-])[\w-]{0,63}\[[^[\]]{0,100}\]/g,
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?!\.?\w)/g,
  /(?<![\w:])(?:ipv6:)?[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:])/gi,
  /(?<![\p{L}\p{N}_.-])(?:[\p{L}\p{N}_-]{1,63}\.)+\p{L}[\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?![\p{L}\p{N}_-])/gu,
  /(?<![\w.-])localhost(?::\d{1,5})?(?![\w-])/gi,
  // A host's name without dots: before a port, with a digit, after the code of a greeting, after "by" or "host", or
  // like `mailhub`.
  /(?<![\w.-])[a-z][\w-]{0,62}:\d{2,5}(?![\w:])/gi,
  /(?<![\w.-])[a-z][a-z-]{0,40}[\d_][\w-]{0,40}(?![\w-])/gi,
  /(?<=^\d{3}[ -](?:\d\.\d{1,3}\.\d{1,3} )?)[a-z][\w-]{0,62}(?= (?:e?smtp|closing|service ready)\b)/gi,
  new RegExp(
    `(?<=\\b(?:by|via|host|hostname|node|relay|gateway) )(?!(?:${plainWords})\\b)[a-z][\\w-]{0,62}`,
    'gi',
  ),
  new RegExp(`(?<![\\w.-])(?!(?:${mailWords})(?![\\w-]))(?:mail|smtp|mx|post|exch)[\\w-]{0,40}`, 'gi'),
  /(?<!\w)(?:[a-z]:\\|\\\\|\/)(?:[\w.-]+[\\/])+[\w.-]*/gi,
]

/**
 * A mail server's answer as one line that can be shown to anybody: without hosts, addresses, passwords and paths, at
 * most 200 characters.
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
