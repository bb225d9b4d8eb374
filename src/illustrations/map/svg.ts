import { escapeHtml } from '../../shared/escape-html.ts'

/** A coordinate with at most one decimal: enough for print, small on the wire. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10 || 0)
}

/** Wraps a drawing of the given size, with its title as the picture's text alternative. */
export function svgDocument(title: string, width: number, height: number, body: string): string {
  return `<svg class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${body}</svg>`
}
