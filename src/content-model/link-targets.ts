import { isPageName, type PlainPage, pageRow } from '../routing/href.ts'
import { type TipProduct, tipProducts } from '../routing/tip-products.ts'

/** Addresses that a text may link to outside the site, or on its own page. */
export const externalTarget = /^(https:\/\/[^\s]+|mailto:[^\s]+|tel:\+\d+|#[\p{L}\p{N}_-]+)$/u

/** The kinds of entries that a link can name, by the word for each in links. */
const linkedKinds = { guide: 'guides', route: 'routes', tip: 'tips', faq: 'faq' } as const
type LinkWord = keyof typeof linkedKinds
type LinkedKind = (typeof linkedKinds)[LinkWord]

/** The target of a link by name, and what follows it in the address. */
export type LinkTarget = { readonly rest: string } & (
  | { readonly kind: LinkedKind; readonly word: LinkWord; readonly id: string }
  | { readonly kind: 'page'; readonly id: PlainPage }
  | { readonly kind: 'list'; readonly id: TipProduct }
)

const named = /^(\w+):([\w-]+)((?:\?[^#]*)?(?:#.*)?)$/

/** The target of a link, or why it is invalid. The entry may still not exist. */
export function linkTarget(target: string): LinkTarget | { readonly refused: string } {
  const [, word = '', id = '', rest = ''] = named.exec(target) ?? []
  if (word === 'page') return isPlainPage(id) ? { kind: 'page', id, rest } : refused(target, pageWords)
  if (word === 'tips') return isTipProduct(id) ? { kind: 'list', id, rest } : refused(target, listWords)
  if (isLinkWord(word)) return { kind: linkedKinds[word], word, id, rest }
  return refused(
    target,
    'guide:, route:, tip:, faq:, tips: or page: and a name, an https:// address, mailto:, tel:, or a #heading',
  )
}

const refused = (target: string, allowed: string) => ({
  refused: `dead link "${target}"; allowed: ${allowed}`,
})
const pageWords = 'page: and the name of a page in src/routing/table.ts that needs no slug'
const listWords = tipProducts.map(product => `tips:${product}`).join(', ')

const isLinkWord = (word: string): word is LinkWord => Object.hasOwn(linkedKinds, word)
const isTipProduct = (name: string): name is TipProduct => tipProducts.some(product => product === name)
const isPlainPage = (name: string): name is PlainPage =>
  isPageName(name) && !pageRow(name).paths.en.includes('[')
