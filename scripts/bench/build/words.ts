import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seatsMark } from '../../../src/content-model/seats-mark.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Random } from '../../../src/illustrations/posters/random.ts'

/** The kinds of generated entries, with the name of their file of facts. */
export const files = { guides: 'guide', routes: 'route', tips: 'tip' } as const
export type Kind = keyof typeof files

const kinds = Object.keys(files) as Kind[]

/**
 * The sections of the site's published texts: headings of the second level with the text below them. Drafts are left
 * out, since they may link to other drafts, which would be dead links.
 */
export function readSections(content: string, locale: Locale): string[] {
  return kinds.flatMap(kind =>
    readdirSync(join(content, kind)).flatMap(id => {
      const facts = readFileSync(join(content, kind, id, `${files[kind]}.yaml`), 'utf8')
      if (/^draft: true$/m.test(facts)) return []
      const text = readFileSync(join(content, kind, id, `${locale}.md`), 'utf8')
      const body = text.split(/^---$/m).slice(2).join('---').replaceAll(seatsMark, '')
      return body
        .split(/^(?=## )/m)
        .filter(section => section.startsWith('## '))
        .map(section => section.trim())
    }),
  )
}

const countWords = (text: string) => text.split(/\s+/).length

/** Random sections until there are 600 words or more; with one more there would be over 850. */
export function makeBody(sections: readonly string[], random: Random, links: readonly string[]): string {
  const left = [...sections]
  const chosen: string[] = []
  let words = 0
  while (left.length > 0 && words < 600) {
    const [section = ''] = left.splice(Math.floor(random.next() * left.length), 1)
    if (words + countWords(section) > 850) continue
    chosen.push(section)
    words += countWords(section)
  }
  return chosen
    .map((section, index) => (links[index] ? `${section}\n\n${links[index]}` : section))
    .join('\n\n')
}
