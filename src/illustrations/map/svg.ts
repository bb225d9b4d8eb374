import { escapeHtml } from '../../shared/escape-html.ts'

/** A coordinate with at most one decimal: precise enough for print, and short. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10 || 0)
}

/** A drawing of the given size, with its title as text alternative. */
export function svgDocument(title: string, width: number, height: number, body: string): string {
  return `<svg class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${body}</svg>`
}
