import { passGuideWords } from '../document-schemas.ts'
import { figuresOf } from '../figures.ts'
import { isWordingMark } from '../wording.ts'
import { type Content, localeOf } from './content.ts'
import type { Fault } from './fault.ts'

const token = /\{\{([^{}]*)\}\}/g

/** Every `{{name}}` of a text for which there is no figure. */
export function figureFaults(content: Content): Fault[] {
  const { single, entries } = content
  // If one of the files with figures is invalid, any name might exist in it, so only that file's fault is reported.
  const hasBroken = content.files.some(({ path }) => {
    const [, id] = /^content\/products\/([^/]+)\/product\.yaml$/.exec(path) ?? []
    return id !== undefined && !entries.products.has(id)
  })
  if (!single.facts || !single.site || hasBroken) return []
  const names = Object.keys(
    figuresOf({
      facts: single.facts.data,
      site: single.site.data,
      product: id => entries.products.get(id)?.facts.data,
    }),
  )
  return content.files
    .filter(({ path }) => localeOf({ path }) !== undefined)
    .flatMap(file => {
      const known = file.path.includes('/pass-guide/') ? [...names, ...passGuideWords] : names
      return [...file.text.matchAll(token)].flatMap(({ index, 0: whole, 1: inner = '' }) =>
        isWordingMark(whole) || known.includes(inner.trim())
          ? []
          : [file.faultAt(index, 'figure', `no figure ${whole}; allowed: ${known.toSorted().join(', ')}`)],
      )
    })
}
