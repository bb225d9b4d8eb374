import { escapeHtml } from '../../shared/escape-html.ts'

/** What can be chosen on a map, where its choice leads, and what the page's filter knows of it. */
export interface MapChoice {
  readonly name: string
  readonly href: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** The start of a choice's link; its shapes and `</a>` follow. */
export function openChoice({ name, href, attributes = {} }: MapChoice): string {
  const more = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<a href="${escapeHtml(href)}" class="map__choice" aria-label="${escapeHtml(name)}"${more.join('')}>`
}
