import { escapeHtml } from '../../shared/escape-html.ts'

/** What can be chosen on a map, with its link and the attributes that the page's filter reads. */
export interface MapChoice {
  readonly name: string
  readonly href: string
  readonly attributes?: Readonly<Record<string, string>>
}

/**
 * The start of a choice's link for the pointer; its shapes and `</a>` follow. The keyboard reaches the same choices by
 * the list beside the map.
 */
export const openChoice = (choice: MapChoice, more = ''): string =>
  `<a href="${escapeHtml(choice.href)}" tabindex="-1"${more}${attributesOf(choice)}>`

/** The data that the page's filter reads, as attributes of a tag. */
export const attributesOf = ({ attributes = {} }: Pick<MapChoice, 'attributes'>): string =>
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')
