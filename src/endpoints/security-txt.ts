const day = 24 * 60 * 60 * 1000

/** RFC 9116 recommends less than a year, so that a site that is no longer built does not promise an answer for ever. */
const validDays = 364

/** The text of `security.txt` (RFC 9116): where to report a vulnerability, and until when the file is valid. */
export function securityTxt(facts: {
  readonly email: string
  readonly languages: readonly string[]
  /** The absolute addresses of this file. */
  readonly canonical: readonly string[]
  readonly built: Date
}): string {
  const expires = new Date(facts.built.getTime() + validDays * day)
  const fields = [
    ['Contact', `mailto:${facts.email}`],
    ['Expires', expires.toISOString().replace(/\.\d+Z$/, 'Z')],
    ['Preferred-Languages', facts.languages.join(', ')],
    ...facts.canonical.map(url => ['Canonical', url]),
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
