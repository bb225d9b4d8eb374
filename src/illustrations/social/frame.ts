/** A rectangle of a picture, in its units. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A filled rectangle. */
export const rectangle = ({ x, y, width, height }: Frame, ink: string) =>
  `<path fill="${ink}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

/** Places a whole `<svg>` into a frame of another one. Its own view box scales it, and what is outside is clipped. */
export function placed(svg: string, { x, y, width, height }: Frame): string {
  const end = svg.indexOf('>')
  const open = svg.slice(0, end).replace(/\s(?:width|height)="[^"]*"/g, '')
  return `${open} x="${x}" y="${y}" width="${width}" height="${height}"${svg.slice(end)}`
}
