import { locales } from '../../i18n/locales.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

/** Slugs that two entries of a kind share in one language, including former slugs. */
export function slugFaults({ entries }: Content): Fault[] {
  return (['guides', 'routes', 'tips'] as const).flatMap(kind =>
    locales.flatMap(locale => {
      const taken = new Map<string, string>()
      return [...entries[kind].values()].flatMap(({ id, texts }) => {
        const text = texts[locale]
        if (!text) return []
        const { slug, aliases } = text.data
        const names = [
          { name: slug, path: ['slug'] },
          ...aliases.map((name, index) => ({ name, path: ['aliases', index] })),
        ]
        return names.flatMap(({ name, path }) => {
          const other = taken.get(name)
          taken.set(name, other ?? id)
          return other === undefined
            ? []
            : [text.file.fault(path, `"${name}" is taken by ${other}; each must be unique`)]
        })
      })
    }),
  )
}
